import { and, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { communityCollect } from './collections.tables';

/** Which of some items somebody has collected. */
export async function readCollected(
  runner: QueryRunner,
  ownerId: string,
  mids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (mids.length === 0) return new Set();
  const rows = await runner
    .select({ mid: communityCollect.targetId })
    .from(communityCollect)
    .where(and(eq(communityCollect.ownerId, ownerId), inArray(communityCollect.targetId, [...mids])));
  return new Set(rows.map(({ mid }) => mid));
}
