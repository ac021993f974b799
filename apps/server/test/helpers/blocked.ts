/** The longest time, in milliseconds, for which nobody else was served while something was done. */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  let going = true;
  const look = (): void => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (going) setImmediate(look);
  };
  setImmediate(look);
  await work();
  going = false;
  longest = Math.max(longest, performance.now() - last);
  return longest;
}
