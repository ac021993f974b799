import { expect, test } from 'vitest';
import { checkPassword, hashPassword, parsePassword } from '../../src/people/passwords.ts';

test('a password opens, another does not', async () => {
  const kept = await hashPassword('friend');
  expect(kept).not.toContain('friend');
  expect(await checkPassword('friend', kept)).toBe(true);
  expect(await checkPassword('Friend', kept)).toBe(false);
  expect(await checkPassword('', kept)).toBe(false);
});

test('the same password is kept differently each time, and typed differently it is the same', async () => {
  const [one, two] = [await hashPassword('Zo\u00eb'), await hashPassword('Zo\u00eb')];
  expect(one).not.toBe(two);
  expect(await checkPassword('Zoe\u0308', one)).toBe(true);
});

test('a text that keeps no password is said', async () => {
  await expect(checkPassword('friend', 'friend')).rejects.toThrow('wanted a kept password');
});

test.each(['', 'x'.repeat(201), 7, null])('%j is no password', text => {
  expect(parsePassword(text).ok).toBe(false);
});

test('a password may be a sentence', () => {
  expect(parsePassword(' mellon, and enter ')).toEqual({ ok: true, value: ' mellon, and enter ' });
});
