import { describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../src/people/passwords.ts';
import { testHouse } from '../helpers/house.ts';
import { Visitor } from '../helpers/visitor.ts';

vi.mock('../../src/people/passwords.ts', () => ({
  hashPassword: vi.fn(async (password: string) => `hash of ${password}`),
  checkPassword: vi.fn(async (password: string, kept: string) => kept === `hash of ${password}`),
}));
const hash = vi.mocked(hashPassword);

const bearer = ({ token }: Visitor) => ({ authorization: `Bearer ${token}` });

describe('a password', () => {
  test('is hashed for whoever may set it, and for nobody else', async () => {
    const house = await testHouse();
    const [ann, bob] = [await house.guest(), await house.guest()];
    const id = await house.open(ann, { game: 'nine', seats: ['me', 'open'] });
    hash.mockClear();
    for (let i = 0; i < 20; i++)
      expect(await bob.refusal(id, { type: 'set', access: 'password', password: 'mine' })).toMatchObject({
        code: 'not-host',
      });
    expect(hash).not.toHaveBeenCalled();
    const set = { type: 'set', access: 'password', password: 'crow' } as const;
    const done = await ann.do(id, set, 'once');
    expect(await ann.do(id, set, 'once')).toMatchObject({ n: done.n });
    expect(hash).toHaveBeenCalledTimes(1);
    await expect(bob.watch(id)).rejects.toThrow('password');
    expect(await bob.watch(id, 'crow')).toMatchObject({ about: { access: 'password' } });
  });

  test('is set so often, and no oftener', async () => {
    const house = await testHouse();
    const ann = await house.guest();
    const id = await house.open(ann, { game: 'nine', seats: ['me', 'open'] });
    const set = () => ann.do(id, { type: 'set', access: 'password', password: 'crow' });
    for (let i = 0; i < 5; i++) await set();
    await expect(set()).rejects.toThrow('too-fast');
    await house.clock.pass(5_000);
    await set();
  });

  test('is guessed so often by one address or person, whatever connections it uses', async () => {
    const house = await testHouse();
    const ann = await house.guest();
    const open = () => house.open(ann, { game: 'nine', seats: ['me', 'open'], access: 'password', password: 'crow' });
    const id = await open();
    const bob = await house.guest();
    const guess = async (): Promise<string> => {
      const line = await Visitor.again(house.server, bob);
      return line.watch(id, 'raven').then(String, (error: Error) => error.message.split(':')[0]);
    };
    for (let i = 0; i < 5; i++) expect(await guess()).toBe('password');
    expect(await guess()).toBe('too-fast');
    const join = (remoteAddress: string) =>
      house.server.inject({
        method: 'POST',
        url: `/api/tables/${id}/join`,
        headers: bearer(bob),
        payload: { password: 'raven' },
        remoteAddress,
      });
    expect((await join('127.0.0.1')).json()).toMatchObject({ code: 'too-fast' });
    expect((await join('10.0.0.7')).json()).toMatchObject({ code: 'too-fast' });
    await house.clock.pass(60_000);
    expect(await guess()).toBe('password');
  });

  test('and a try that is refused costs nothing: elsewhere the same address still gets in', async () => {
    const house = await testHouse();
    const ann = await house.guest();
    const open = () => house.open(ann, { game: 'nine', seats: ['me', 'open'], access: 'password', password: 'crow' });
    const [shut, other] = [await open(), await open()];
    await house.clock.pass(60_000);
    const [bob, cyd] = [await house.guest(), await house.guest()];
    const tries = (person: Visitor, table: string, password: string): Promise<string> =>
      person.watch(table, password).then(
        () => 'in',
        (error: Error) => error.message.split(':')[0],
      );
    for (let i = 0; i < 5; i++) expect(await tries(bob, shut, 'raven')).toBe('password');
    for (let i = 0; i < 20; i++) expect(await tries(bob, shut, 'raven')).toBe('too-fast');
    expect(await tries(cyd, other, 'crow')).toBe('in');
    for (let i = 0; i < 5; i++) expect(await tries(cyd, shut, 'crow')).toBe('too-fast');
    await house.clock.pass(5_000);
    expect(await tries(cyd, shut, 'crow')).toBe('in');
  });

  test('and counts for nothing once it was said: a line that breaks says it again, however often', async () => {
    const house = await testHouse();
    const ann = await house.guest();
    const id = await house.open(ann, { game: 'nine', seats: ['me', 'open'], access: 'password', password: 'crow' });
    const bob = await house.guest();
    for (let i = 0; i < 12; i++) {
      const line = await Visitor.again(house.server, bob);
      expect(await line.watch(id, 'crow')).toMatchObject({ about: { id } });
      line.leave();
    }
    const cyd = await house.guest();
    await expect(cyd.watch(id, 'raven')).rejects.toThrow('password');
  });

  test('and all tables of one address together', async () => {
    const house = await testHouse();
    const ann = await house.guest();
    const make = () => house.open(ann, { game: 'nine', seats: ['me', 'open'], access: 'password', password: 'crow' });
    for (let i = 0; i < 20; i++) await make();
    await expect(make()).rejects.toThrow('too-fast');
  });
});
