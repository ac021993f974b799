import Database from 'libsql';

/** A writing thread whose disk is soon full: the database may have so many pages and no more. */
const PAGES = 120;
const { exec } = Database.prototype as Database.Database;
Database.prototype.exec = function (this: Database.Database, sql: string) {
  exec.call(this, sql);
  return exec.call(this, `PRAGMA max_page_count = ${PAGES}`);
};
await import('../../src/store/sqlite/writer.ts');
