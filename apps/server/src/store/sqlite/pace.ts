import type Database from 'libsql';
import { execApart } from './folder.ts';

/** Milliseconds that a commit takes, on the average of the last ones, on a disk that becomes a slow or a quick one. */
const SLOW = 4;
const QUICK = 2;
/** What the last commit counts for in that average: one checkpoint does not make a disk slow. */
const WEIGHT = 0.1;

/** Runs SQL on a connection that nobody else may use until it is done. */
export type Exec = (db: Database.Database, sql: string) => Promise<void>;

/**
 * Where commits are made (docs/decisions/006): here while the disk is quick, since to hand them to a thread and to hear
 * of them again costs more than the wait; in the driver's own thread while it is slow, so that nobody waits for it who
 * need not.
 */
export class Pace {
  isQuick = true;
  private average = 0;
  private readonly apart: Exec;
  private readonly now: () => number;

  constructor(apart: Exec = execApart, now: () => number = () => performance.now()) {
    this.apart = apart;
    this.now = now;
  }

  readonly exec: Exec = async (db, sql) => {
    const began = this.now();
    try {
      if (this.isQuick) db.exec(sql);
      else await this.apart(db, sql);
    } finally {
      this.took(this.now() - began);
    }
  };

  private took(milliseconds: number): void {
    this.average += (milliseconds - this.average) * WEIGHT;
    this.isQuick = this.average < (this.isQuick ? SLOW : QUICK);
  }
}
