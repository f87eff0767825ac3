import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { normalizeText } from './search-text';
import { searchQuery } from './search.tables';

const FLUSH_MS = 5000;

/** Different words between two writes; what is beyond is not counted. */
const MAX_WORDS = 500;

const MAX_WORDS_LENGTH = 60;

/** Counts what is looked for, without a word about who looks. */
export interface SearchRecorder {
  /** Notes a search and how much it found. */
  note(keywords: string, hits: number): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  close(): Promise<void>;
}

/** What was typed, as it is counted and compared: in small letters, without needless blanks, cut. */
export function toSearchKey(keywords: string): string {
  return normalizeText(keywords.slice(0, MAX_WORDS_LENGTH * 2))
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, MAX_WORDS_LENGTH);
}

/** Collects in memory and writes every few seconds: a search never waits for its own statistics. */
export function createSearchRecorder(
  orm: QueryRunner,
  clock: Clock,
  onFailure: (error: unknown) => void,
): SearchRecorder {
  let noted = new Map<string, { searches: number; misses: number }>();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  async function flush(): Promise<void> {
    if (noted.size === 0) return;
    const lastSearchedAt = clock();
    const rows = [...noted].map(([keywords, counts]) => ({ keywords, ...counts, lastSearchedAt }));
    noted = new Map();
    try {
      await orm
        .insert(searchQuery)
        .values(rows)
        .onConflictDoUpdate({
          target: searchQuery.keywords,
          set: {
            searches: sql`${searchQuery.searches} + excluded.searches`,
            misses: sql`${searchQuery.misses} + excluded.misses`,
            lastSearchedAt,
          },
        });
    } catch (error) {
      onFailure(error);
    }
  }

  return {
    note(keywords, hits) {
      const key = toSearchKey(keywords);
      const known = noted.get(key);
      if (key === '' || (known === undefined && noted.size >= MAX_WORDS)) return;
      const counts = known ?? { searches: 0, misses: 0 };
      noted.set(key, { searches: counts.searches + 1, misses: counts.misses + (hits === 0 ? 1 : 0) });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
