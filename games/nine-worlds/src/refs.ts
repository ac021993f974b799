import type { View } from './hidden.ts';
import { moves } from './moves.ts';

const stone = (owner: string, world: string): string => `stone/${owner}/${world}`;
const world = (id: string): string => `world/${id}`;
const avatar = (owner: string): string => `avatar/${owner}`;

type Path = (spelled: Record<string, string>, view: View) => readonly string[];

const paths: Readonly<Record<string, Path>> = {
  recruit: () => ['reserve', 'card'],
  deploy: () => ['card', 'avatar'],
  recover: () => ['helheim', 'reserve'],
  dispatch: ({ to }) => ['card', world(to)],
  march: ({ owner, from, to }) => [stone(owner, from), world(to)],
  travel: ({ owner, to }) => [avatar(owner), world(to)],
  banish: ({ owner, from }) => [stone(owner, from), 'helheim'],
  freyr: ({ owner, to }) => ['gift', `colour/${owner}`, world(to)],
  thrym: ({ owner, from }) => ['gift', stone(owner, from)],
  beowulf: ({ owner }) => ['gift', avatar(owner)],
  hreidmarRecruit: () => ['gift', 'reserve'],
  hreidmarDeploy: () => ['gift', 'card'],
  surtr: ({ owner }) => ['gift', `colour/${owner}`],
  hel: ({ owner, to }) => ['gift', avatar(owner), world(to)],
  copy: ({ power }) => [`power/${power}`],
  retrieve: ({ owner, to }) => [`helheim/${owner}`, world(to)],
  replenish: () => ['reserve', 'card'],
  steal: ({ owner, from, source }) => [stone(owner, from), source],
  exchange: ({ from, owner, to }, view) => [stone(String(actor(view)), from), stone(owner, to)],
  add: ({ source, to }) => [source, world(to)],
  destroy: ({ owner, from }) => [stone(owner, from), 'destroy'],
  recall: ({ owner, from }) => [stone(owner, from), 'recall'],
  ullrStone: ({ to }) => ['valhalla', world(to)],
  ullrAvatar: ({ to }) => ['gift', world(to)],
};

/** Who uses the power that runs. */
const actor = (view: View): number => view.worlds.find(({ id }) => id === view.running)?.owner ?? 0;

/** The path of things that a hand would touch; what has no place on the board is a button. */
export function refs(view: View, code: number): readonly string[] {
  const { move, ...spelled } = moves.read(code);
  return paths[move]?.(spelled, view) ?? [`button/${move}`];
}
