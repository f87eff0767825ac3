import { LARGEST_PUSH, type PushOutcome, type SearchPush } from './search-push';

/** No push is begun after this time, in milliseconds: somebody waits for the response. */
const BUDGET_MS = 10_000;

/**
 * Pushes URLs batch by batch, as far as the day's share and the time reach. Rejects where the first push is
 * rejected already; what was taken before a later error stays taken.
 */
export async function pushInBatches(
  searchPush: SearchPush,
  urls: readonly string[],
  getTime: () => number = () => performance.now(),
): Promise<readonly PushOutcome[]> {
  const outcomes: PushOutcome[] = [];
  const endsAt = getTime() + BUDGET_MS;
  let waiting = urls;
  while (waiting.length > 0 && getTime() < endsAt) {
    const limit = Math.min(outcomes.at(-1)?.remain ?? LARGEST_PUSH, LARGEST_PUSH);
    if (limit === 0) break;
    try {
      outcomes.push(await searchPush.push(waiting.slice(0, limit)));
    } catch (error) {
      // The provider has logged why; how far it came is what the caller wants to know.
      if (outcomes.length === 0) throw error;
      break;
    }
    waiting = waiting.slice(limit);
  }
  return outcomes;
}
