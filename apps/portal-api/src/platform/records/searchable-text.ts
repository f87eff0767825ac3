import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** As many neighbours as find few records; each more is one more long list for the index to read. */
const MAX_PAIRS = 4;

/**
 * Condition that the text by which records of a table are found contains a keyword, in any width and case. The table has
 * that text as `search_text`, and its characters and pairs of neighbours, under an index, as `search_terms`.
 */
export function containsTerms(table: PgTable, keyword: string): SQL | undefined {
  const plain = keyword.normalize('NFKC').trim().toLowerCase();
  const characters = Array.from(plain);
  if (characters.length === 0) return undefined;
  const pairs = characters.slice(1).map((character, place) => `${characters[place]}${character}`);
  // The last ones, as numbers begin alike and differ at their end; that all stand together is looked at besides.
  const terms = pairs.length > 0 ? [...new Set(pairs)].slice(-MAX_PAIRS) : characters;
  return and(
    sql`${table}.search_terms @> ${sql.param(terms)}::text[]`,
    pairs.length > 1 ? sql`strpos(${table}.search_text, ${plain}) > 0` : undefined,
  );
}
