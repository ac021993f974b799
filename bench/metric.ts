/** One of the figures that the server itself keeps. */
export async function metric(base: string, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', base))).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
}
