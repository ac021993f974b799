/** Points of a line chart, 0 to 1 upwards, as an SVG path inside a box. */
export function curve(
  points: readonly { n: number; value: number }[],
  records: number,
  width: number,
  height: number,
): string {
  return points
    .map(({ n, value }, i) => {
      const x = records === 0 ? 0 : (n / records) * width;
      const y = (1 - Math.max(0, Math.min(1, value))) * height;
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
