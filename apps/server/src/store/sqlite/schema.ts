import type Database from 'libsql';

/** Marks a database as ours: "Enne". */
export const APPLICATION = 0x456e6e65;

/**
 * Step n brings a database from version n - 1 to version n. A step that was ever released is never changed: add one.
 * Texts that people write are JSON, since the driver cuts plain text at a zero character. In version 2 a record
 * was in a tail first; since version 3 everything is in the journal first, and `folded` says how much of that is here
 * (docs/decisions/007). What is said of conflicts in a trigger does not count where a statement says it too, so that
 * the triggers of version 3 meet none.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    opened INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    ended INTEGER,
    listed INTEGER NOT NULL,
    about TEXT NOT NULL,
    people TEXT NOT NULL
  );
  CREATE INDEX tables_by_change ON tables (changed, id);
  CREATE INDEX tables_to_find ON tables (changed, id) WHERE listed = 1 AND ended IS NULL;

  CREATE TABLE sitters (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (table_key, person)
  ) WITHOUT ROWID;
  CREATE INDEX sitters_by_person ON sitters (person);
  CREATE TRIGGER sitters_sit AFTER INSERT ON tables BEGIN
    INSERT OR IGNORE INTO sitters SELECT new.key, value FROM json_each(new.people);
  END;
  CREATE TRIGGER sitters_change AFTER UPDATE OF people ON tables WHEN old.people IS NOT new.people BEGIN
    DELETE FROM sitters WHERE table_key = new.key;
    INSERT OR IGNORE INTO sitters SELECT new.key, value FROM json_each(new.people);
  END;

  CREATE TABLE openings (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    header TEXT NOT NULL,
    seed TEXT NOT NULL
  );
  CREATE TABLE records (
    key INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    body TEXT NOT NULL
  );
  CREATE UNIQUE INDEX records_by_number ON records (table_key, n);
  CREATE TABLE drafts (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    picks TEXT NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (table_key, seat)
  ) WITHOUT ROWID;
  CREATE TABLE snapshots (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    state TEXT NOT NULL
  );
  CREATE TABLE archives (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    log TEXT NOT NULL,
    story TEXT NOT NULL
  );
  CREATE TABLE chat (
    key INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL
  );
  CREATE INDEX chat_by_table ON chat (table_key, key);
  CREATE INDEX chat_by_person ON chat (person);

  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT,
    since INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    epoch INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE spent (token TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX spent_by_end ON spent (until);
  `,
  `
  CREATE TABLE sorted (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_key, n)
  ) WITHOUT ROWID;
  INSERT INTO sorted SELECT table_key, n, body FROM records ORDER BY table_key, n;
  DROP TABLE records;
  ALTER TABLE sorted RENAME TO records;
  CREATE TABLE tail (
    key INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    body TEXT NOT NULL
  );
  `,
  `
  INSERT INTO records SELECT table_key, n, body FROM tail ORDER BY table_key, n;
  DROP TABLE tail;
  DROP TRIGGER sitters_sit;
  DROP TRIGGER sitters_change;
  CREATE TRIGGER sitters_sit AFTER INSERT ON tables BEGIN
    INSERT INTO sitters SELECT DISTINCT new.key, CAST(value AS TEXT) FROM json_each(new.people) WHERE value IS NOT NULL;
  END;
  CREATE TRIGGER sitters_change AFTER UPDATE OF people ON tables WHEN old.people IS NOT new.people BEGIN
    DELETE FROM sitters WHERE table_key = new.key;
    INSERT INTO sitters SELECT DISTINCT new.key, CAST(value AS TEXT) FROM json_each(new.people) WHERE value IS NOT NULL;
  END;
  CREATE TABLE folded (seq INTEGER NOT NULL, journal TEXT NOT NULL);
  INSERT INTO folded VALUES (0, lower(hex(randomblob(16))));
  `,
];

const numberOf = (db: Database.Database, sql: string): number => (db.prepare(sql).raw().get([]) as [number])[0];

/** The version of a database of ours, 0 if nothing is in it; refuses one that is newer or not ours. */
export function versionOf(db: Database.Database, newest = MIGRATIONS.length): number {
  const version = numberOf(db, 'PRAGMA user_version');
  const application = numberOf(db, 'PRAGMA application_id');
  const isEmpty = version === 0 && application === 0 && numberOf(db, 'SELECT count(*) FROM sqlite_schema') === 0;
  if (application !== APPLICATION && !isEmpty)
    throw new Error('wanted a database of Ennead, found one of another program: choose another data folder');
  if (version > newest)
    throw new Error(
      `the database is of version ${version}, this program knows versions up to ${newest}: use the newer program that wrote it`,
    );
  return version;
}

/** Brings a database up to date, step by step, each whole or not at all. */
export function migrate(db: Database.Database, steps: readonly string[] = MIGRATIONS): void {
  for (let next = versionOf(db, steps.length) + 1; next <= steps.length; next++) {
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec(steps[next - 1]);
      db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${next}`);
      db.exec('COMMIT');
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
}
