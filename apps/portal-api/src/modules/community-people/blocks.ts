import { and, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { communityBlock } from './people.tables';

/** Keys of those whom a reader does not want to hear of, blocked or muted; nobody for visitors. */
export async function readUnheard(runner: QueryRunner, readerId: string | undefined): Promise<readonly string[]> {
  if (readerId === undefined) return [];
  const rows = await runner
    .select({ id: communityBlock.blockedId })
    .from(communityBlock)
    .where(eq(communityBlock.ownerId, readerId));
  return rows.map(({ id }) => id);
}

/** Who of some members does not want to hear of one of others, blocked or muted. */
export async function findUnhearing(
  runner: QueryRunner,
  ids: readonly string[],
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await runner
    .select({ id: communityBlock.ownerId })
    .from(communityBlock)
    .where(and(inArray(communityBlock.ownerId, [...ids]), inArray(communityBlock.blockedId, [...others])));
  return new Set(rows.map(({ id }) => id));
}

/** What somebody keeps from another. */
export async function findBlock(
  runner: QueryRunner,
  ownerId: string,
  blockedId: string,
): Promise<'mute' | 'block' | 'none'> {
  const [row] = await runner
    .select({ kind: communityBlock.kind })
    .from(communityBlock)
    .where(and(eq(communityBlock.ownerId, ownerId), eq(communityBlock.blockedId, blockedId)));
  return row?.kind ?? 'none';
}

/** Rejects with 409 whoever is blocked by somebody. */
export async function assertNotBlocked(runner: QueryRunner, by: string | null, memberId: string): Promise<void> {
  if (by !== null && (await findBlock(runner, by, memberId)) === 'block')
    throw new HttpError(409, '对方已将您拉黑，无法进行此操作');
}
