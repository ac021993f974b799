import Database from 'libsql';

/** A writing thread whose disk is soon full: the database may have so many pages and no more. */
const PAGES = 120;
const { prototype } = Database as unknown as { prototype: { exec(this: void, sql: string): unknown } };
const { exec } = prototype;
prototype.exec = function (this: unknown, sql: string) {
  Reflect.apply(exec, this, [sql]);
  return Reflect.apply(exec, this, [`PRAGMA max_page_count = ${PAGES}`]);
} as typeof exec;
await import('../../src/store/sqlite/writer.ts');
