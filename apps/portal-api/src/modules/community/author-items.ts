import type { MainType } from '@portal/api-contract/community';
import { toContentPath } from '@portal/api-contract/community';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { PageInput } from '../../platform/records/record-page';
import { communityContent, communityContentVersion } from './community.tables';
import { IS_SHOWN } from './content-readers';

/** An item of an author as lists of works show it. */
export interface AuthorItem {
  readonly mid: string;
  readonly mainType: MainType;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  readonly publishedAt: Date;
}

function isShownOf(ownerId: string, mainTypes?: readonly MainType[]): SQL | undefined {
  const { ownerId: owner, mainType } = communityContent;
  return and(eq(owner, ownerId), IS_SHOWN, mainTypes && inArray(mainType, [...mainTypes]));
}

/** Shown items of an author, the newest first, and how many there are; of some kinds where they are named. */
export async function listAuthorItems(
  runner: QueryRunner,
  ownerId: string,
  mainTypes: readonly MainType[] | undefined,
  page: PageInput,
): Promise<{ readonly items: AuthorItem[]; readonly total: number }> {
  const condition = isShownOf(ownerId, mainTypes);
  const { mid, mainType, title, summary, publishedAt, id } = communityContent;
  const rows = await runner
    .select({ mid, mainType, title, summary, publishedAt })
    .from(communityContent)
    .where(condition)
    .orderBy(desc(publishedAt), id)
    .limit(page.pageSize)
    .offset(toOffset(page));
  const items = rows.map((row) => ({
    ...row,
    href: toContentPath(row.mainType, row.mid),
    publishedAt: row.publishedAt ?? new Date(0),
  }));
  return { items, total: await runner.$count(communityContent, condition) };
}

/** What an author's items came to: how many of each kind are shown, and what all of them were given. */
export async function readAuthorFigures(runner: QueryRunner, ownerId: string) {
  const { mainType, views, likes, comments, collects } = communityContent;
  const rows = await runner
    .select({
      mainType,
      shown: sql<number>`count(*) filter (where ${IS_SHOWN})::int`,
      views: sql<number>`sum(${views})::int`,
      likes: sql<number>`sum(${likes})::int`,
      comments: sql<number>`sum(${comments})::int`,
      collects: sql<number>`sum(${collects})::int`,
    })
    .from(communityContent)
    .where(isOwnOf(ownerId))
    .groupBy(mainType);
  const sum = (name: 'shown' | 'views' | 'likes' | 'comments' | 'collects') =>
    rows.reduce((total, row) => total + row[name], 0);
  const shownOf = (...types: MainType[]) =>
    rows.filter((row) => types.includes(row.mainType)).reduce((total, row) => total + row.shown, 0);
  return {
    works: { article: shownOf(5), material: shownOf(2, 3), video: shownOf(1), question: shownOf(4) },
    ...{ views: sum('views'), likes: sum('likes'), comments: sum('comments'), collects: sum('collects') },
  };
}

function isOwnOf(ownerId: string): SQL | undefined {
  return and(eq(communityContent.ownerId, ownerId), isNull(communityContent.deletedAt));
}

/** Keys of all that somebody has written and not deleted, the oldest item first. */
export async function listOwnItems(runner: QueryRunner, ownerId: string): Promise<string[]> {
  const { id, createdAt } = communityContent;
  const rows = await runner.select({ id }).from(communityContent).where(isOwnOf(ownerId)).orderBy(createdAt, id);
  return rows.map((row) => row.id);
}

/** Whether somebody has written anything that is not deleted. */
export async function hasOwnItems(runner: QueryRunner, ownerId: string): Promise<boolean> {
  const { id } = communityContent;
  return (await runner.select({ id }).from(communityContent).where(isOwnOf(ownerId)).limit(1)).length > 0;
}

/** Newest texts of items by their keys, the oldest item first. */
export function readTexts(runner: QueryRunner, ids: readonly string[]) {
  const { id, mid, mainType, createdAt, draftNumber } = communityContent;
  return runner
    .select({ mid, mainType, createdAt, body: communityContentVersion.body })
    .from(communityContent)
    .innerJoin(
      communityContentVersion,
      and(eq(communityContentVersion.contentId, id), eq(communityContentVersion.number, draftNumber)),
    )
    .where(inArray(id, [...ids]))
    .orderBy(createdAt, id);
}
