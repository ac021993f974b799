import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshKeys, openKeys } from '../../src/people/keys.ts';
import { scratch } from '../store/scratch.ts';

const { next } = scratch();

test('a key is made on first start, for its owner alone, and kept', () => {
  const folder = next();
  const keys = openKeys(folder);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(openKeys(folder).of('identity')).toEqual(keys.of('identity'));
  expect(openKeys(next()).of('identity')).not.toEqual(keys.of('identity'));
});

test('each purpose has a key of its own, and none is the secret', () => {
  const folder = next();
  const keys = openKeys(folder);
  const secret = readFileSync(join(folder, 'secret.key'), 'utf8').trim();
  const all = (['identity', 'links', 'bots', 'delays'] as const).map(purpose =>
    Buffer.from(keys.of(purpose)).toString('hex'),
  );
  expect(new Set([...all, secret]).size).toBe(5);
  expect(all.every(key => key.length === 64)).toBe(true);
  expect(freshKeys().of('bots')).not.toEqual(freshKeys().of('bots'));
});

test('a key file that is none is said, and not replaced', () => {
  const folder = next();
  openKeys(folder);
  writeFileSync(join(folder, 'secret.key'), 'short');
  expect(() => openKeys(folder)).toThrow(/wanted 32 bytes in hex in .*secret.key/);
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe('short');
});
