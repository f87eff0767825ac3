import type { ContentText } from '@portal/api-contract/community';
import { and, eq } from 'drizzle-orm';
import { growVersion, tellVersions } from '../../platform/content-items/stored-versions';
import type { QueryRunner } from '../../platform/database/database';
import { queueJobs } from '../../platform/jobs/queue-job';
import { removeItem, replaceEntries } from '../search/search-indexer';
import { communityContent, type ContentRow } from './community.tables';
import { isShownTo } from './content-readers';
import { toContentEntries, toSearchSource } from './content-search';

/** Job by which answers to a question come to be found; `questionId`, and `answerId` where it is about one of them. */
export const ANSWERS_JOB = 'community-answers.index';

/**
 * Has the search and the caches know of an item on the shelf, with the caller's transaction; its answers are found once
 * that is committed.
 */
export async function shelve(runner: QueryRunner, row: ContentRow, text: ContentText, at: Date): Promise<void> {
  // What is to be shown later is found later; what logged-in readers alone see is not found by everybody.
  if (row.publishAt === null && row.audience === 1) {
    const { mid, version, answers } = row;
    await replaceEntries(runner, [{ source: toSearchSource(mid), entries: toContentEntries(row, text) }]);
    const job = { name: ANSWERS_JOB, key: `${mid} ${version}`, payload: { questionId: mid }, at };
    await queueJobs(runner, answers > 0 ? [job] : []);
  } else await removeItem(runner, 'COMMUNITY', row.mid);
  await announceContent(runner);
}

/** An item that everybody is shown, locked until the transaction ends. */
export async function lockShelved(runner: QueryRunner, mid: string): Promise<ContentRow | undefined> {
  const isShelved = and(eq(communityContent.mid, mid), isShownTo(null));
  const [row] = await runner.select().from(communityContent).where(isShelved).for('update');
  return row;
}

/** Has the search and the caches know that an item is gone, with the caller's transaction. */
export async function unshelve(runner: QueryRunner, { mid }: Pick<ContentRow, 'mid'>): Promise<void> {
  await removeItem(runner, 'COMMUNITY', mid);
  await announceContent(runner);
}

/** Has caches of the community know that something of it has changed, and no others. */
export async function announceContent(runner: QueryRunner): Promise<void> {
  await growVersion(runner, ['community']);
  await tellVersions(runner);
}
