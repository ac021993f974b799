import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Hub } from '../live/hub.ts';
import type { Meter } from '../tables/house.ts';
import type { Tables } from '../tables/tables.ts';
import { Durations } from './durations.ts';

/** What a Prometheus server may ask for. */
export class Metrics implements Meter {
  readonly registry = new Registry();
  private records = 0;
  private readonly faults = this.counter('ennead_faults_total', 'Errors of ours.');
  private readonly refusals = new Counter({
    name: 'ennead_refusals_total',
    help: 'Messages refused, by code.',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });
  private readonly commits = this.durations('ennead_commit_seconds', 'From a change to its being durable.');
  private readonly commands = this.durations('ennead_command_seconds', 'From a message to its answer.');
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private durations(name: string, help: string): Durations {
    const durations = new Durations(name, help);
    this.registry.registerMetric(durations.asMetric());
    return durations;
  }

  private gauge(name: string, help: string, read: () => number): void {
    const { registry } = this;
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
  }

  /** Begins to watch a server. */
  watch(hub: Hub, tables: Tables, thinkers: Thinkers): void {
    this.delay.enable();
    let shown = 0;
    const records: Counter = new Counter({
      name: 'ennead_records_total',
      help: 'Records of games taken and made durable.',
      registers: [this.registry],
      collect: () => {
        records.inc(this.records - shown);
        shown = this.records;
      },
    });
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
    this.records++;
  }

  committed(milliseconds: number): void {
    this.commits.add(milliseconds);
  }

  answered(milliseconds: number): void {
    this.commands.add(milliseconds);
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  fault(): void {
    this.faults.inc();
  }
}
