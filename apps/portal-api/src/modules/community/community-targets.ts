import { type MainType, toContentPath } from '@portal/api-contract/community';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { communityContent, communityMember, type ContentRow } from './community.tables';

/** An item as those know it who keep what is done with it: votes, comments, collections, reports. */
export interface CommunityTarget {
  /** Key of its row. */
  readonly id: string;
  readonly mid: string;
  readonly mainType: MainType;
  /** Null where the author has left. */
  readonly ownerId: string | null;
  readonly title: string;
  /** Page, inside the site and without prefix. */
  readonly href: string;
  /** Whether it is on the shelf now, for readers of its `audience`. */
  readonly isVisible: boolean;
  /** 1 everybody, 2 whoever is logged in. */
  readonly audience: 1 | 2;
  /** `QUESTION_STATES`; 1 for what is no question. */
  readonly questionStatus: ContentRow['questionStatus'];
  /** `mid` of the question that a closed one repeats; empty for none. */
  readonly duplicateOf: string;
  /** Reputation that its asker puts up for an answer that is accepted. */
  readonly bounty: number;
  /** Until when; null before it was out. */
  readonly bountyUntil: Date | null;
}

/** Counts of an item that others keep. */
export type CommunityCount = 'views' | 'likes' | 'votes' | 'collects' | 'comments' | 'answers' | 'shares' | 'downloads';

const IS_SHOWN = sql<boolean>`coalesce(${communityContent}.is_shown, false)`;

/** Items by their `mid`; those that do not exist, or were deleted, are left out. */
export async function findTargets(
  runner: QueryRunner,
  mids: readonly string[],
): Promise<ReadonlyMap<string, CommunityTarget>> {
  if (mids.length === 0) return new Map();
  const { id, mid, mainType, ownerId, title, audience, questionStatus, duplicateOf, bounty, bountyUntil, deletedAt } =
    communityContent;
  const rows = await runner
    .select({
      ...{ id, mid, mainType, ownerId, title, audience, questionStatus, duplicateOf, bounty, bountyUntil },
      isVisible: IS_SHOWN,
    })
    .from(communityContent)
    .where(and(inArray(mid, [...new Set(mids)]), isNull(deletedAt)));
  return new Map(rows.map((row) => [row.mid, { ...row, href: toContentPath(row.mainType, row.mid) }]));
}

/** Adds to counts of an item, in the caller's transaction; numbers may be negative. Nothing of its text changes. */
export async function changeCounts(
  runner: QueryRunner,
  mid: string,
  changes: Readonly<Partial<Record<CommunityCount, number>>>,
): Promise<void> {
  const names = Object.keys(changes) as CommunityCount[];
  if (names.length === 0) return;
  const set = Object.fromEntries(names.map((name) => [name, sql`${communityContent[name]} + ${changes[name] ?? 0}`]));
  await runner.update(communityContent).set(set).where(eq(communityContent.mid, mid));
}

/** Changes where a question stands, in the caller's transaction. */
export async function changeQuestion(
  runner: QueryRunner,
  mid: string,
  changes: Partial<Pick<ContentRow, 'questionStatus' | 'bounty' | 'bountyUntil' | 'duplicateOf' | 'closedReason'>>,
): Promise<void> {
  await runner.update(communityContent).set(changes).where(eq(communityContent.mid, mid));
}

/** Changes whether readers are shown an item as a featured one, in the caller's transaction. */
export async function changeFeatured(runner: QueryRunner, mid: string, isFeatured: boolean): Promise<void> {
  await runner.update(communityContent).set({ isFeatured }).where(eq(communityContent.mid, mid));
}

/** What the community knows of somebody; whoever never took part is new. */
export type CommunityMember = typeof communityMember.$inferSelect;

/** Members by their keys; whoever has no row is left out and stands at level 0. */
export async function readMembers(
  runner: QueryRunner,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, CommunityMember>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await runner.select().from(communityMember).where(inArray(communityMember.userId, wanted));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Changes what the community knows of somebody, in the caller's transaction. */
export async function changeMember(
  runner: QueryRunner,
  userId: string,
  changes: Partial<Omit<CommunityMember, 'userId'>>,
): Promise<void> {
  await runner
    .insert(communityMember)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: communityMember.userId, set: { userId, ...changes } });
}
