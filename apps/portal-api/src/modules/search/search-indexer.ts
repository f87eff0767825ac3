import type { QueryRunner } from '../../database/database';
import type { SearchEntry } from './search-entry';

/**
 * Puts entries in the place of what a source said before. Call it in the transaction that changes the content, so that
 * neither is ever seen without the other.
 */
export async function replaceEntries(orm: QueryRunner, source: string, entries: readonly SearchEntry[]): Promise<void> {
  throw new Error(`Not written yet: ${String(orm)} ${source} ${entries.length}`);
}
