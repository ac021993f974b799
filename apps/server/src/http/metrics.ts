import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Hub } from '../live/hub.ts';
import type { Meter } from '../tables/house.ts';
import type { Tables } from '../tables/tables.ts';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What a Prometheus server may ask for. */
export class Metrics implements Meter {
  readonly registry = new Registry();
  private readonly records = this.counter('ennead_records_total', 'Records of games taken and made durable.');
  private readonly faults = this.counter('ennead_faults_total', 'Errors of ours.');
  private readonly refusals = new Counter({
    name: 'ennead_refusals_total',
    help: 'Messages refused, by code.',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });
  private readonly commits = this.histogram('ennead_commit_seconds', 'From a change to its being durable.');
  private readonly commands = this.histogram('ennead_command_seconds', 'From a message to its answer.');
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private histogram(name: string, help: string): Histogram {
    return new Histogram({ name, help, buckets: SECONDS, registers: [this.registry] });
  }

  private gauge(name: string, help: string, read: () => number): void {
    const { registry } = this;
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
  }

  /** Begins to watch a server. */
  watch(hub: Hub, tables: Tables, thinkers: Thinkers): void {
    this.delay.enable();
    this.gauge('ennead_connections', 'Open connections.', () => hub.sessions.size);
    this.gauge('ennead_tables', 'Tables in memory.', () => tables.inMemory);
    this.gauge('ennead_archive_backlog', 'Finished games that wait to be archived.', () => tables.archivist.backlog);
    this.gauge('ennead_bot_queue', 'Decisions that wait for a bot.', () => thinkers.queue);
    this.gauge('ennead_bots_thinking', 'Decisions that bots think about.', () => thinkers.thinking);
    this.gauge(
      'ennead_event_loop_delay_p99_seconds',
      'How late the event loop is.',
      () => this.delay.percentile(99) / 1e9,
    );
    this.gauge('ennead_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  }

  close(): void {
    this.delay.disable();
  }

  record(): void {
    this.records.inc();
  }

  committed(milliseconds: number): void {
    this.commits.observe(milliseconds / 1000);
  }

  answered(milliseconds: number): void {
    this.commands.observe(milliseconds / 1000);
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  fault(): void {
    this.faults.inc();
  }
}
