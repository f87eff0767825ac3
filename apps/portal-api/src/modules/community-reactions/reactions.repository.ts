import type { CommunityTarget, CommunityTargetType } from '@portal/api-contract/community';
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import type { PageInput } from '../../platform/records/record-page';
import { readUsers } from '../users/users.read-model';
import { communityFollow, communityLike, communityShare, communityView, communityVote } from './reactions.tables';

/** Somebody about to do something with something. */
export interface Reaction {
  readonly ownerId: string;
  readonly target: CommunityTarget;
  /** Who wrote it. */
  readonly authorId: string | null;
  readonly at: Date;
}

type OwnTable = typeof communityLike | typeof communityVote | typeof communityFollow;

/** Notes a like; tells whether there was none yet. */
export async function addLike(runner: QueryRunner, { ownerId, target, authorId, at }: Reaction): Promise<boolean> {
  const added = await runner
    .insert(communityLike)
    .values({ ownerId, ...target, authorId, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: communityLike.targetId });
  return added.length > 0;
}

/** Forgets a like; tells whether there was one. */
export async function removeLike(runner: QueryRunner, ownerId: string, target: CommunityTarget): Promise<boolean> {
  const removed = await runner
    .delete(communityLike)
    .where(isOwn(communityLike, ownerId, target))
    .returning({ id: communityLike.targetId });
  return removed.length > 0;
}

/** Changes a vote, in turn with others of the same voter, and returns what it was and how often it has changed. */
export async function changeVote(
  runner: QueryRunner,
  { ownerId, target, authorId, at }: Reaction,
  vote: -1 | 0 | 1,
): Promise<{ readonly before: -1 | 0 | 1; readonly turn: number }> {
  await lockOwner(runner, `community-vote ${target.targetType} ${target.targetId}`, ownerId);
  const [row] = await runner
    .select()
    .from(communityVote)
    .where(isOwn(communityVote, ownerId, target));
  const [before, turn] = [row?.vote ?? 0, (row?.turn ?? 0) + 1];
  if (before === vote) return { before, turn: turn - 1 };
  await runner
    .insert(communityVote)
    .values({ ownerId, ...target, authorId, vote, turn, createdAt: at })
    .onConflictDoUpdate({
      target: [communityVote.ownerId, communityVote.targetType, communityVote.targetId],
      set: { vote, turn, authorId, createdAt: at },
    });
  return { before, turn };
}

/** Notes that somebody follows something; tells whether they did not yet. */
export async function addFollow(
  runner: QueryRunner,
  { ownerId, target, at }: Omit<Reaction, 'authorId'>,
): Promise<boolean> {
  const added = await runner
    .insert(communityFollow)
    .values({ ownerId, ...target, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: communityFollow.targetId });
  return added.length > 0;
}

/** Forgets that somebody follows something; tells whether they did. */
export async function removeFollow(runner: QueryRunner, ownerId: string, target: CommunityTarget): Promise<boolean> {
  const removed = await runner
    .delete(communityFollow)
    .where(isOwn(communityFollow, ownerId, target))
    .returning({ id: communityFollow.targetId });
  return removed.length > 0;
}

/** How much somebody follows, of a kind or in all. */
export function countFollows(runner: QueryRunner, ownerId: string, type?: CommunityTargetType): Promise<number> {
  return runner.$count(
    communityFollow,
    and(eq(communityFollow.ownerId, ownerId), type && eq(communityFollow.targetType, type)),
  );
}

/** Those who follow something, who began first on top. */
export async function listFollowers(runner: QueryRunner, target: CommunityTarget, limit: number): Promise<string[]> {
  const rows = await runner
    .select({ id: communityFollow.ownerId })
    .from(communityFollow)
    .where(and(eq(communityFollow.targetType, target.targetType), eq(communityFollow.targetId, target.targetId)))
    .orderBy(asc(communityFollow.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Query of the keys of those whom somebody follows. */
export function listFollowedPeople(ownerId: string): SQL {
  const followed = readUsers('followed');
  return sql`select ${followed.id} from ${communityFollow} join ${followed} on ${followed.userCode} = ${communityFollow.targetId}
    where ${communityFollow.ownerId} = ${ownerId} and ${communityFollow.targetType} = 'user'`;
}

/** Query of the tags that somebody follows. */
export function listFollowedTags(ownerId: string): SQL {
  return sql`select ${communityFollow.targetId} from ${communityFollow}
    where ${communityFollow.ownerId} = ${ownerId} and ${communityFollow.targetType} = 'tag'`;
}

/** Notes a share of a day; tells whether it is the first of whoever has the fingerprint. */
export async function addShare(
  runner: QueryRunner,
  target: CommunityTarget,
  sharedOn: string,
  fingerprint: string,
): Promise<boolean> {
  const added = await runner
    .insert(communityShare)
    .values({ ...target, sharedOn, fingerprint })
    .onConflictDoNothing()
    .returning({ id: communityShare.targetId });
  return added.length > 0;
}

/** Notes a view of a day; tells whether it is the first of whoever has the fingerprint. */
export async function addView(
  runner: QueryRunner,
  mid: string,
  viewedOn: string,
  fingerprint: string,
): Promise<boolean> {
  const added = await runner
    .insert(communityView)
    .values({ viewedOn, mid, fingerprint })
    .onConflictDoNothing()
    .returning({ mid: communityView.mid });
  return added.length > 0;
}

/** Forgets who has shared and read what before a day. */
export async function purgeDays(runner: QueryRunner, before: string): Promise<void> {
  await runner.delete(communityShare).where(lt(communityShare.sharedOn, before));
  await runner.delete(communityView).where(lt(communityView.viewedOn, before));
}

/** What somebody likes, or follows, the newest first, and how much it is. */
export async function readOwnPage(
  runner: QueryRunner,
  table: 'likes' | 'follows',
  { ownerId, type }: { readonly ownerId: string; readonly type: CommunityTargetType | undefined },
  page: PageInput,
) {
  const source = table === 'likes' ? communityLike : communityFollow;
  const condition = and(eq(source.ownerId, ownerId), type && eq(source.targetType, type));
  const rows = await runner
    .select({ targetType: source.targetType, targetId: source.targetId, at: source.createdAt })
    .from(source)
    .where(condition)
    .orderBy(desc(source.createdAt), source.targetId)
    .limit(page.pageSize)
    .offset(toOffset(page));
  return { rows, total: await runner.$count(source, condition) };
}

function isOwn(table: OwnTable, ownerId: string, { targetType, targetId }: CommunityTarget): SQL | undefined {
  return and(eq(table.ownerId, ownerId), eq(table.targetType, targetType), eq(table.targetId, targetId));
}
