import { isDatabaseUnreachable } from './database/database-errors';

/**
 * Deals with everything that is due, a few at a time. What cannot be dealt with keeps nothing else from its turn: `take`
 * is told what has had its turn already. Rejects in the end with an `AggregateError` of all that failed, and at once
 * where the database is gone.
 */
export async function workOff<Key>(
  take: (seen: readonly Key[]) => Promise<readonly Key[]>,
  work: (key: Key) => Promise<unknown>,
): Promise<void> {
  const seen: Key[] = [];
  const failures: unknown[] = [];
  for (let keys = await take(seen); keys.length > 0; keys = await take(seen)) {
    for (const key of keys) {
      seen.push(key);
      try {
        await work(key);
      } catch (error) {
        if (isDatabaseUnreachable(error)) throw error;
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${seen.length} records failed`);
}
