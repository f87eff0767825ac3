import { communityContentLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { releaseFiles } from '../../platform/files/files.repository';
import { HttpError } from '../../platform/http/http-error';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import type { Subject } from '../../platform/security/session-verifier';
import { communityContent, type ContentRow } from './community.tables';
import { isDeletable } from './content-detail';
import { contents, lockContent } from './content-record';

/**
 * Deletes an item of its owner, in the caller's transaction. What visitors have seen is kept out of sight, as decisions
 * about it count. Rejects with 404 what is not theirs, with 409 what is on the shelf or waits.
 */
export async function removeContent(runner: QueryRunner, owner: Subject, mid: string, at: Date): Promise<void> {
  const row = await lockContent(runner, mid, owner);
  if (!isDeletable(row)) throw new HttpError(409, '只能删除草稿、未通过和已下架的内容');
  if (row.liveNumber === null) await eraseContent(runner, owner, row);
  else await contents.change(runner, row, { deletedAt: at });
}

/** Leaves nothing of an item that nobody but its owner has seen, in the caller's transaction. */
export async function eraseContent(runner: QueryRunner, owner: Subject, row: ContentRow): Promise<void> {
  await releaseFiles(runner, owner, row.fileIds);
  await runner.delete(communityContent).where(eq(communityContent.id, row.id));
  await eraseStatusLog(runner, communityContentLifecycle, [row.id]);
}
