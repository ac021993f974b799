import type { View } from '@ennead/numenera';
import { nameIn, sayAbility, sayCypher, type Key, type Say } from '@ennead/numenera/words';
import type { Paint } from '../../paint.ts';

/** Somebody by name, and how far away from whoever decides. */
function sayWho(id: number, view: View, say: Say, paint: Paint): string {
  const name = nameIn(view, id, say);
  if (view.actor === null || view.actor === id) return name;
  const feet = Math.abs(view.combatants[view.actor].at - view.combatants[id].at);
  return `${name} ${paint.dim(say('encounter.board.feet', { feet }))}`;
}

const described = (name: string, detail: string, paint: Paint): string =>
  detail === '' ? name : name + paint.dim(` · ${detail}`);

/** What a hand would touch, in words. */
export function sayRef(ref: string, view: View, say: Say, paint: Paint): string {
  const [what, id = ''] = ref.split('/');
  switch (what) {
    case 'who':
      return sayWho(Number(id), view, say, paint);
    case 'weapon': {
      const weapon = view.actor === null ? undefined : view.combatants[view.actor].weapons[Number(id)];
      return weapon ? say(`content.weaponNames.${weapon.id}` as Key) : id;
    }
    case 'ability':
      return described(say(`content.abilities.${id}` as Key), sayAbility(id, say), paint);
    case 'cypher':
      return described(say(`content.cyphers.${id}` as Key), sayCypher(id, say), paint);
    case 'stat':
      return say(`stats.${id}` as Key);
    case 'deed':
      return say(`encounter.deeds.${id}` as Key);
    case 'special':
      return say(`encounter.specials.${id}` as Key);
    case 'intrusion':
      return say(`encounter.intrusionKinds.${id}` as Key);
    case 'might':
    case 'speed':
      return `${say(`stats.${what}`)} ${id}`;
    case 'points':
      return say('units.points', { count: Number(id) });
    case 'form':
      return say('encounter.board.form', { number: Number(id) + 1 });
    default:
      return say(`encounter.verbs.${what === 'button' ? id : what}` as Key);
  }
}
