import { Picks, Stream, Table, type GameEvent, type Play } from '@ennead/kernel';

/**
 * What an option would make happen, tried out on a copy. Only where nothing is hidden and nothing is drawn:
 * elsewhere it would tell what the player may not know.
 */
export function previewer(play: Play, seat: number): (code: number) => GameEvent[] {
  const { game } = play;
  if (game.perfect !== true || game.decisions[play.state.flow.ask].many) return () => [];
  const table = new Table(game);
  const picks = new Picks();
  return code => {
    table.told = true;
    table.events = [];
    table.step(game.clone(play.state), picks.clear().one(seat, code), Stream.of(0));
    return table.events;
  };
}
