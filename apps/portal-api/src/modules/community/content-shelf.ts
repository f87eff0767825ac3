import type { ContentText } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { growVersion, tellVersions } from '../../platform/content-items/stored-versions';
import { removeEntries, replaceEntries } from '../search/search-indexer';
import type { ContentRow } from './community.tables';
import { toContentEntries, toSearchSource } from './content-search';

/** Has the search and the caches know of an item on the shelf, with the caller's transaction. */
export async function shelve(runner: QueryRunner, row: ContentRow, text: ContentText): Promise<void> {
  // What is to be shown later is found later; what logged-in readers alone see is not found by everybody.
  const entries = row.publishAt === null && row.audience === 1 ? toContentEntries(row, text) : [];
  await replaceEntries(runner, [{ source: toSearchSource(row.mid), entries }]);
  await announceContent(runner);
}

/** Has the search and the caches know that an item is gone, with the caller's transaction. */
export async function unshelve(runner: QueryRunner, { mid }: Pick<ContentRow, 'mid'>): Promise<void> {
  await removeEntries(runner, toSearchSource(mid));
  await announceContent(runner);
}

/** Has caches of the community know that something of it has changed, and no others. */
export async function announceContent(runner: QueryRunner): Promise<void> {
  await growVersion(runner, ['community']);
  await tellVersions(runner);
}
