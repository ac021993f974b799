import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAMAGE_KINDS, STATS, TRACK, plan, recover, settle, takeDamage, taskOf, throughArmor } from '../src/index.ts';
import { CASES, bodyOf, die, frozen, points, stat } from './generated.ts';
import { hero, pointsOf } from './table.ts';

test('[ED1, ED2, ED4, DM1] damage point by point: own Pool first, then Might, Speed, Intellect', () => {
  fc.assert(
    fc.property(points, stat, fc.nat(70), (start, hit, amount) => {
      const left = [...start];
      const order = [STATS.indexOf(hit), 0, 1, 2];
      let emptied = 0;
      for (let point = 0; point < amount; point++) {
        const pool = order.find(at => left[at] > 0);
        if (pool === undefined) break;
        if (--left[pool] === 0) emptied++;
      }
      const { body } = takeDamage(frozen(bodyOf(start)), { amount, stat: hit });
      expect(pointsOf(body)).toEqual(left);
      const before = start.filter(value => value === 0).length;
      expect(TRACK.indexOf(body.track)).toBe(Math.min(3, before + emptied));
    }),
    CASES,
  );
});

test('[AR1, AR3, AR4, AR5, AR6] what Armor stops, by sources one after another', () => {
  const source = fc.record({ armor: fc.nat(4), fire: fc.option(fc.nat(5), { nil: undefined }) });
  const hits = fc.record({ amount: fc.nat(20), stat, kind: fc.constantFrom(...DAMAGE_KINDS), ambient: fc.boolean() });
  fc.assert(
    fc.property(fc.array(source, { maxLength: 4 }), hits, (list, hit) => {
      let left = hit.amount;
      for (const { armor, fire } of list) {
        const plain = hit.stat === 'might' && !hit.ambient ? armor : 0;
        left -= hit.kind === 'fire' && fire !== undefined ? fire : plain;
      }
      const sources = list.map(({ armor, fire }) => (fire === undefined ? { armor } : { armor, against: { fire } }));
      expect(throughArmor(frozen(hit), frozen(sources)).amount).toBe(Math.max(0, Math.min(hit.amount, left)));
    }),
    CASES,
  );
});

test('[RC2, RC3, RC4, RC6] recovery never passes a maximum, spends no more than the roll, and lifts the track', () => {
  fc.assert(
    fc.property(
      points,
      fc.integer({ min: 1, max: 6 }),
      fc.nat(6),
      fc.nat(6),
      fc.nat(3),
      (start, roll, might, speed, rests) => {
        fc.pre(start.some(value => value > 0));
        const body = frozen({ ...bodyOf(start), tier: 4, rests });
        const given = roll + 4;
        const toMight = Math.min(might, given);
        const toSpeed = Math.min(speed, given - toMight);
        const use = { might: toMight, speed: toSpeed, intellect: given - toMight - toSpeed };
        const after = recover(body, roll, use);
        const wanted = STATS.map((own, at) => Math.min(20, start[at] + use[own]));
        expect(pointsOf(after.body)).toEqual(wanted);
        const empty = wanted.filter(value => value === 0).length;
        expect(after.body.track).toBe(TRACK[empty]);
        expect(after.body.rests).toBe((rests + 1) % 4);
      },
    ),
    CASES,
  );
});

test('[S1, S2, S3, S4, S5, S6, DT3, ED7] special rolls by a table of their own', () => {
  const BONUS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4];
  const kinds = fc.constantFrom('attack', 'defence', 'other');
  fc.assert(
    fc.property(die, fc.nat(8), kinds, fc.boolean(), fc.nat(2), (rolled, difficulty, kind, impaired, levels) => {
      const doer = frozen(hero({ track: impaired ? 'impaired' : 'hale' }));
      const planned = plan(taskOf('might', difficulty, 'difficulty', 'T4', { kind: kind as 'attack' }), doer, {
        effort: { ease: levels },
      });
      const { success, special, doer: after } = settle(planned, doer, rolled);
      const left = Math.max(0, difficulty - levels);
      const tried = left <= 6;
      expect(success).toBe(left === 0 || (tried && rolled >= 3 * left));
      const extra = kind === 'attack' && success ? BONUS[rolled] : 0;
      expect(special.damage).toBe(impaired ? Math.min(1, extra) : extra);
      expect(special.effect !== 'none').toBe(success && tried && rolled >= 19 && !impaired);
      expect(special.intrusion).toBe(tried && rolled === 1);
      const price = [0, impaired ? 4 : 3, impaired ? 7 : 5][levels];
      expect(after.pools.might.points).toBe(20 - (!tried || (rolled === 20 && !impaired) ? 0 : price));
    }),
    CASES,
  );
});
