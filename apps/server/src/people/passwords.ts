import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { bad, ok, type Result } from '@ennead/kernel';

const LONGEST = 200;
const BYTES = 32;

/** 32 MB and some 80 ms for each try: a table's password is short, and its text stays in backups. */
const COST = { N: 2 ** 15, r: 8, p: 1 };

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

export function parsePassword(text: unknown): Result<string> {
  if (typeof text !== 'string' || text.length < 1 || text.length > LONGEST)
    return bad(`a password has 1 to ${LONGEST} characters`);
  return ok(text);
}

const hash = (password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, BYTES, { N, r, p, maxmem: 256 * N * r });

/** What a table keeps of its password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await hash(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password is the one that was kept; takes as long whether it is or not. */
export async function checkPassword(password: string, kept: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = kept.split('$');
  if (kind !== 'scrypt' || key === undefined) throw new Error('wanted a kept password, found something else');
  const wanted = Buffer.from(key, 'base64url');
  const found = await hash(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
