import { moves } from './moves.ts';

/** What a hand would touch: a weapon, an ability, somebody on the field; what has no place there is a button. */
type Path = (spelled: Readonly<Record<string, string>>) => readonly string[];

const who = (id: string): string => `who/${id}`;

const paths: Readonly<Record<string, Path>> = {
  effort: spelled => [`effort/${spelled['ease']}/${spelled['damage']}`],
  attack: spelled => [`weapon/${spelled['weapon']}`, who(spelled['who']), `stat/${spelled['stat']}`],
  strike: spelled => [`form/${spelled['form']}`, who(spelled['who'])],
  ability: spelled => [`ability/${spelled['ability']}`, who(spelled['who'])],
  cypher: spelled => [`cypher/${spelled['cypher']}`, who(spelled['who'])],
  lucky: spelled => ['lucky', `weapon/${spelled['weapon']}`, who(spelled['who'])],
  approach: spelled => ['approach', who(spelled['who'])],
  run: spelled => ['run', who(spelled['who'])],
  guard: spelled => ['guard', who(spelled['who'])],
  wait: spelled => ['wait', who(spelled['who']), `deed/${spelled['deed']}`],
  heal: spelled => ['heal', who(spelled['who']), `stat/${spelled['stat']}`, `points/${spelled['points']}`],
  reroll: spelled => ['reroll', who(spelled['payer'])],
  take: spelled => [`special/${spelled['special']}`],
  intrude: spelled => [who(spelled['who']), `intrusion/${spelled['intrusion']}`],
  gift: spelled => ['gift', who(spelled['who'])],
  restore: spelled => [`might/${spelled['might']}`, `speed/${spelled['speed']}`],
};

export function refs(_view: unknown, code: number): readonly string[] {
  const { move, ...spelled } = moves.read(code);
  return paths[move]?.(spelled) ?? [`button/${move}`];
}
