import { Touch } from '@ennead/board';
import type { Spot } from '../table/places.ts';

interface AvatarPlaceProps {
  seat: number;
  isOwn: boolean;
  at: Spot;
  scale: number;
  /** The world that it stands on: all of it answers where a stone is to come beside the avatar. */
  world: Spot & { radius: number };
}

/** What a hand may reach for around an avatar. */
export function AvatarPlace({ seat, isOwn, at, scale, world }: AvatarPlaceProps) {
  const figure = (
    <Touch of={`avatar/${seat}`} className="nw-avatar-place">
      <ellipse className="nw-halo" cx={at.x} cy={at.y - 2} rx={18 * scale} ry={24 * scale} />
      <circle className="nw-reach" cx={at.x} cy={at.y - 2} r={21} />
    </Touch>
  );
  if (!isOwn) return figure;
  return (
    <Touch of="avatar" className="nw-beside">
      <circle className="nw-halo" cx={world.x} cy={world.y} r={world.radius + 6} />
      <circle className="nw-reach" cx={world.x} cy={world.y} r={world.radius} />
      {figure}
    </Touch>
  );
}
