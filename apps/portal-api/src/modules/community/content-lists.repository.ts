import { CONTENT_KIND, type listContent, type MainType } from '@portal/api-contract/community';
import { and, asc, desc, eq, gt, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { readRecordPage } from '../../platform/records/record-page';
import { containsTerms } from '../../platform/records/searchable-text';
import type { Subject } from '../../platform/security/session-verifier';
import { communityContent, type ContentRow } from './community.tables';
import { isShownTo } from './content-readers';
import { inKinds } from './own-content.repository';
import type { Followed } from './participation';

type Query = ParsedInput<typeof listContent>;
type Reader = Pick<Subject, 'id'> | null;

const ACCEPTED = 3;

const ORDERS: Readonly<Record<Query['sort'], SQL>> = {
  newest: desc(communityContent.publishedAt),
  followed: desc(communityContent.publishedAt),
  hot: sql`${communityContent}.hot desc`,
  recommended: sql`${communityContent}.recommended desc`,
};

/** What puts a list in order, which an index has for each. */
export function toOrder(sort: Query['sort']): readonly SQL[] {
  return [ORDERS[sort], asc(communityContent.id)];
}

/** Whose items a list is narrowed to, and what is left out of it. */
export interface ListedItems {
  /** Key of the one author. */
  readonly authorId?: string | undefined;
  readonly followed?: Followed | undefined;
  /** Keys of authors whose items are left out. */
  readonly unheard?: readonly string[] | undefined;
  /** `mid` of items that are left out. */
  readonly uninteresting?: readonly string[] | undefined;
}

/** Condition of the items of a list. */
export function isListed(
  query: Query,
  reader: Reader,
  { authorId, followed, unheard = [], uninteresting = [] }: ListedItems,
): SQL | undefined {
  const { ownerId, category, tags, series, mid } = communityContent;
  return and(
    isShownTo(reader),
    inKinds(query.mainTypes),
    query.category && eq(category, query.category),
    query.tag ? sql`${tags} @> array[${query.tag}]::text[]` : undefined,
    query.keyword ? containsTerms(communityContent, query.keyword) : undefined,
    query.series ? eq(series, query.series) : undefined,
    authorId === undefined ? undefined : eq(ownerId, authorId),
    followed && or(sql`${ownerId} in (${followed.people})`, sql`${tags} && array(${followed.tags})`),
    unheard.length === 0 ? undefined : or(isNull(ownerId), notInArray(ownerId, [...unheard])),
    uninteresting.length === 0 ? undefined : sql`${mid} <> all(${sql.param(uninteresting)}::text[])`,
    query.question && isAsked(query.question),
  );
}

function isAsked(tab: NonNullable<Query['question']>): SQL | undefined {
  const { mainType, questionStatus, bounty } = communityContent;
  const isQuestion = eq(mainType, CONTENT_KIND.question);
  if (tab === 'unanswered') return and(isQuestion, eq(questionStatus, 1));
  if (tab === 'accepted') return and(isQuestion, eq(questionStatus, ACCEPTED));
  return and(isQuestion, gt(bounty, 0), inArray(questionStatus, [1, 2]));
}

/** A page of a list, and how many items it has. */
export function findListPage(
  orm: QueryRunner,
  condition: SQL | undefined,
  query: Pick<Query, 'sort' | 'pageNo' | 'pageSize'>,
): Promise<{ rows: ContentRow[]; total: number }> {
  return readRecordPage(orm, communityContent, condition, toOrder(query.sort), query);
}

/** Other items that have most of an item's tags, or else its category, those that are recommended first. */
export async function findRelated(
  orm: QueryRunner,
  { mid, tags, category, mainType }: Pick<ContentRow, 'mid' | 'tags' | 'category' | 'mainType'>,
  reader: Reader,
  most: number,
): Promise<ContentRow[]> {
  const { mid: otherMid, mainType: otherType } = communityContent;
  const others = and(isShownTo(reader), ne(otherMid, mid));
  const shared = sql<number>`(select count(*) from unnest(${communityContent.tags}) tag where tag = any(${sql.param(tags)}::text[]))`;
  const byTags = await orm
    .select()
    .from(communityContent)
    .where(and(others, sql`${communityContent.tags} && ${sql.param(tags)}::text[]`))
    .orderBy(desc(shared), sql`${otherType} = ${mainType} desc`, ...toOrder('recommended'))
    .limit(most);
  if (byTags.length === most) return byTags;
  const known = [mid, ...byTags.map((row) => row.mid)];
  const isNew = sql`${otherMid} <> all(${sql.param(known)}::text[])`;
  const byCategory = await orm
    .select()
    .from(communityContent)
    .where(and(isShownTo(reader), eq(communityContent.category, category), isNew))
    .orderBy(...toOrder('recommended'))
    .limit(most - byTags.length);
  return [...byTags, ...byCategory];
}

/** The author's items that came out before and after an item, or those of its series. */
export async function findNeighbours(
  orm: QueryRunner,
  row: ContentRow,
  reader: Reader,
): Promise<{ previous: ContentRow | undefined; next: ContentRow | undefined }> {
  const { ownerId, series, publishedAt, id } = communityContent;
  if (row.ownerId === null || row.publishedAt === null) return { previous: undefined, next: undefined };
  const beside = and(isShownTo(reader), eq(ownerId, row.ownerId), row.series ? eq(series, row.series) : undefined);
  const place = sql`(${row.publishedAt}::timestamptz, ${row.id}::uuid)`;
  const [previous] = await orm
    .select()
    .from(communityContent)
    .where(and(beside, sql`(${publishedAt}, ${id}) < ${place}`))
    .orderBy(desc(publishedAt), desc(id))
    .limit(1);
  const [next] = await orm
    .select()
    .from(communityContent)
    .where(and(beside, sql`(${publishedAt}, ${id}) > ${place}`))
    .orderBy(asc(publishedAt), asc(id))
    .limit(1);
  return { previous, next };
}

/** Candidates of one similarity query; the best of them are shown. */
const SIMILAR_CANDIDATES = 200;

/** Questions whose titles share the most pairs of characters with a text, by how much of both they share. */
export async function findSimilarQuestions(
  orm: QueryRunner,
  title: string,
  {
    exceptMid,
    reader,
    most,
  }: { readonly exceptMid?: string | undefined; readonly reader: Reader; readonly most: number },
): Promise<ContentRow[]> {
  const pairs = listPairs(title);
  if (pairs.length < 2) return [];
  const shared = sql`(select count(*) from unnest(${communityContent}.search_terms) term where term = any(${sql.param(pairs)}::text[]))`;
  const score = sql<number>`${shared}::float8 / ${pairs.length}`;
  const candidates = orm
    .select({ id: communityContent.id, score: score.as('score') })
    .from(communityContent)
    .where(
      and(
        isShownTo(reader),
        eq(communityContent.mainType, CONTENT_KIND.question),
        exceptMid === undefined ? undefined : ne(communityContent.mid, exceptMid),
        sql`${communityContent}.search_terms && ${sql.param(pairs)}::text[]`,
      ),
    )
    .orderBy(desc(communityContent.publishedAt))
    .limit(SIMILAR_CANDIDATES * 10)
    .as('candidates');
  const rows = await orm
    .select({ row: communityContent })
    .from(candidates)
    .innerJoin(communityContent, eq(communityContent.id, candidates.id))
    .where(gt(candidates.score, 0.3))
    .orderBy(desc(candidates.score), desc(communityContent.publishedAt))
    .limit(most);
  return rows.map(({ row }) => row);
}

/** Pairs of neighbouring characters as `search_terms` has them. */
function listPairs(title: string): string[] {
  const characters = Array.from(title.normalize('NFKC').toLowerCase());
  const pairs = characters.slice(1).map((character, place) => `${characters[place]}${character}`);
  return [...new Set(pairs.filter((pair) => /^[\p{L}\p{N}]+$/u.test(pair)))];
}

const MAX_TAGS = 50;

/** Tags of what everybody sees with how many items have them, the most used first. */
export async function countTags(
  orm: QueryRunner,
  { keyword, mainType }: { readonly keyword?: string | undefined; readonly mainType?: number | undefined },
): Promise<{ name: string; total: number }[]> {
  const { rows } = await orm.execute<{ name: string; total: number }>(sql`
    select tag as name, count(*)::int as total from ${communityContent}, unnest(${communityContent.tags}) tag
    where ${isShownTo(null)} and ${mainType === undefined ? sql`true` : sql`${communityContent.mainType} = ${mainType}`}
      and ${keyword ? sql`strpos(lower(tag), lower(${keyword})) > 0` : sql`true`}
    group by tag order by total desc, tag limit ${MAX_TAGS}`);
  return rows.map(({ name, total }) => ({ name, total }));
}

/** How many items of what everybody sees the categories have. */
export async function countCategories(
  orm: QueryRunner,
  mainType: number | undefined,
): Promise<ReadonlyMap<string, number>> {
  const rows = await orm
    .select({ category: communityContent.category, total: sql<number>`count(*)::int` })
    .from(communityContent)
    .where(
      and(isShownTo(null), mainType === undefined ? undefined : eq(communityContent.mainType, mainType as MainType)),
    )
    .groupBy(communityContent.category);
  return new Map(rows.map(({ category, total }) => [category, total]));
}
