const AT_ONCE = 4;

/** Does something with each item, a few at a time; the results stand in the order of the items. */
export async function mapSeveralAtOnce<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of waiting) results[index] = await act(item);
    }),
  );
  return results;
}
