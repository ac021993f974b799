import type { LogRecord } from '@ennead/kernel';
import type { Change, TableRow } from '../../src/store/port.ts';

export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'nine',
  opened: 1000,
  changed: 1000,
  ended: null,
  listed: true,
  about: { seats: [] },
  people: [],
  ...more,
});

export const record = (n: number): LogRecord => ({ n, picks: { 0: [`march/${n}`] } });
export const append = (table: string, n: number): Change => ({ type: 'append', table, record: record(n) });
export const chat = (table: string, text: string, person = 'ann', at = 1): Change => ({
  type: 'chat',
  table,
  at,
  person,
  text,
});
