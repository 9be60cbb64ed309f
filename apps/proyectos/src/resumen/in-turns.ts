/** The results of `work` for each item, in their order, with at most `atOnce` of them under way. */
export async function inTurns<In, Out>(
  items: readonly In[],
  atOnce: number,
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const waiting = items.entries();
  const one = async (): Promise<void> => {
    for (const [n, item] of waiting) results[n] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return results;
}
