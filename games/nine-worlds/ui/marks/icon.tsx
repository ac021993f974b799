interface IconProps {
  path: string;
  x: number;
  y: number;
  /** Its width and height. */
  size: number;
  className?: string;
}

/** A game icon, centred on a point. */
export const Icon = ({ path, x, y, size, className = 'nw-icon' }: IconProps) => (
  <path className={className} d={path} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} />
);
