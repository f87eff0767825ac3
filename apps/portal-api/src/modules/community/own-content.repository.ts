import type { ContentState, listOwnContent, MainType } from '@portal/api-contract/community';
import { communityContentLifecycle, listStates } from '@portal/lifecycles';
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { readRecordPage, type PageInput } from '../../platform/records/record-page';
import { containsTerms } from '../../platform/records/searchable-text';
import { communityContent, type ContentRow } from './community.tables';

/** What puts the lists of an author in order, which an index has. */
export const OWN_ORDER: readonly SQL[] = [desc(communityContent.updatedAt), asc(communityContent.id)];

type Filter = Omit<ParsedInput<typeof listOwnContent>, 'pageNo' | 'pageSize'>;

/** Condition of an author's items. */
export function isOwn(ownerId: string, { mainTypes, status, keyword }: Filter): SQL | undefined {
  return and(
    eq(communityContent.ownerId, ownerId),
    isNull(communityContent.deletedAt),
    inKinds(mainTypes),
    status === undefined ? undefined : eq(communityContent.state, status),
    keyword ? containsTerms(communityContent, keyword) : undefined,
  );
}

/** Condition of an author's items that are written on. */
export function isOwnDraft(ownerId: string, mainType?: MainType): SQL | undefined {
  const { draftNumber, liveNumber, submittedAt } = communityContent;
  return and(
    eq(communityContent.ownerId, ownerId),
    isNull(communityContent.deletedAt),
    isNull(submittedAt),
    or(isNull(liveNumber), ne(draftNumber, liveNumber)),
    mainType === undefined ? undefined : eq(communityContent.mainType, mainType),
  );
}

/** Condition of items of some kinds; all of them where none are named. */
export function inKinds(mainTypes: readonly MainType[]): SQL | undefined {
  return mainTypes.length === 0 ? undefined : inArray(communityContent.mainType, [...mainTypes]);
}

/** A page of an author's items, those that changed last on top, and how many there are. */
export function findOwnPage(
  orm: QueryRunner,
  condition: SQL | undefined,
  page: PageInput,
): Promise<{ rows: ContentRow[]; total: number }> {
  return readRecordPage(orm, communityContent, condition, OWN_ORDER, page);
}

/** How many of an author's items stand in each state. */
export async function countOwnByState(
  orm: QueryRunner,
  ownerId: string,
  mainTypes: readonly MainType[],
): Promise<{ status: ContentState; total: number }[]> {
  const counts = await orm
    .select({ status: communityContent.state, total: sql<number>`count(*)::int` })
    .from(communityContent)
    .where(isOwn(ownerId, { mainTypes: [...mainTypes] }))
    .groupBy(communityContent.state);
  return listStates(communityContentLifecycle).map((status) => ({
    status,
    total: counts.find((one) => one.status === status)?.total ?? 0,
  }));
}
