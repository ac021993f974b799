import { defineGame, type Game, type Outcome, type Setup } from '@ennead/kernel';
import { INITIATIVE_METHODS, type InitiativeMethod } from '../rules/initiative.ts';
import { bot } from './bot.ts';
import { lifeAtMost, lifeOf } from './bodies.ts';
import { stateOf } from './build.ts';
import { EXAMPLE_IDS, exampleOf } from './examples.ts';
import { action, attack, interrupts, moving } from './flow/action.ts';
import { attempt, rerolls } from './flow/attempt.ts';
import { DECISIONS } from './flow/decisions.ts';
import { duel } from './flow/duel.ts';
import { guarding } from './flow/guarding.ts';
import { intrusion } from './flow/intrusion.ts';
import { effects } from './flow/landing.ts';
import { healing, recovering } from './flow/recover.ts';
import { encounter, initiative, round, turn, turns } from './flow/round.ts';
import { burst, clash, onslaught, strike, sweep } from './flow/strike.ts';
import { clone, determinize, view } from './hidden.ts';
import { moves } from './moves.ts';
import { refs } from './refs.ts';
import { fightingTeams, type State } from './state.ts';
import { whyNot } from './why-not.ts';

export { PARTY, stateOf } from './build.ts';
export { EXAMPLES, EXAMPLE_IDS, exampleOf, type ExampleId } from './examples.ts';
export { encounterFlaw, parseEncounter, sizeOf } from './check-file.ts';
export { SKILLS, type CharacterFile, type CreatureFile, type EncounterFile, type SkillId } from './file.ts';
export type { CombatantView, PoolView, View } from './hidden.ts';
export { INTRUSIONS, SPECIALS, type IntrusionId, type Move, type SpecialId } from './moves.ts';
export type { OfferView } from './offers.ts';
export type { Purpose } from './plans.ts';
export { choose } from './policy.ts';
export { COVER_OFFERS, PLAIN_SCENE, SCENE_HAZARDS, SURPRISED, type Scene } from './scene.ts';
export { MOST_COMBATANTS, type State } from './state.ts';

const ENCOUNTER = [encounter, initiative, round, turns, turn, action, interrupts, moving, guarding];
const ATTACKS = [attack, strike, onslaught, clash, duel, burst, sweep, effects];
const ATTEMPTS = [attempt, rerolls, intrusion, recovering, healing];

const MOST_SEATS = 5;
const AS_WRITTEN = 'as-written';

/** What is left of each side: the share of its life. */
function strengths(s: State): number[] {
  const left = [0, 0];
  const most = [0, 0];
  s.combatants.forEach((c, i) => {
    left[c.team] += c.out === 0 ? lifeOf(s, i) : 0;
    most[c.team] += lifeAtMost(s, i);
  });
  return left.map((life, team) => (most[team] === 0 ? 0 : life / most[team]));
}

/** EN1, EN9: the side that can still fight has won; if both can, it broke off. */
function outcome(s: State): Outcome {
  const teams = fightingTeams(s);
  const places = teams === 1 ? [1, 2] : teams === 2 ? [2, 1] : [1, 1];
  return { places, values: strengths(s).map(share => Math.round(share * 1000) / 1000) };
}

function start({ seats, options }: Setup): State {
  const file = exampleOf(options['encounter'] as string);
  const method = options['initiative'] as string;
  const given = method === AS_WRITTEN ? {} : { initiative: method as InitiativeMethod };
  return stateOf(options['open'] === true ? { ...file, levels: 'open' } : file, seats, given);
}

/** Numenera's encounters: a party against creatures, or against another party. Seat 0 has the other side. */
export const numenera: Game<State> = defineGame<State>({
  id: 'numenera',
  rules: 1,
  seats: { min: 2, max: MOST_SEATS },
  options: [
    { id: 'encounter', kind: 'choice', choices: EXAMPLE_IDS, default: EXAMPLE_IDS[0] },
    { id: 'initiative', kind: 'choice', choices: [AS_WRITTEN, ...INITIATIVE_METHODS], default: AS_WRITTEN },
    { id: 'open', kind: 'flag', default: false },
  ],
  refuse({ seats, options }) {
    const { party } = exampleOf(options['encounter'] as string);
    return seats - 1 > party.length
      ? `this encounter has ${party.length} characters: wanted at most ${party.length + 1} seats, found ${seats}`
      : null;
  },
  start,
  opening: encounter,
  procedures: ENCOUNTER.concat(ATTACKS, ATTEMPTS),
  decisions: DECISIONS,
  moves,
  sides: s => s.teams,
  view,
  clone,
  determinize,
  outcome,
  whyNot,
  refs,
  bot,
});
