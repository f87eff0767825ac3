import type { Synonym, ThesaurusCandidate } from '@portal/api-contract';
import { and, desc, eq, gt, isNull, not, exists, or, type SQL, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { searchQuery, searchSynonym } from './search.tables';

/** Pairs of one word, and of all: what is looked for in the place of a word costs every search of it. */
export const MAX_PAIRS_OF_WORD = 5;
export const MAX_PAIRS = 2000;

/** A page of a list, and what has to be in its words. */
export interface WordPage {
  readonly keyword?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Two words that mean the same, as the search compares them. */
export interface WordPair {
  readonly word: string;
  readonly meaning: string;
}

/** A page of the searches that mostly find nothing and that nobody has decided on. */
export async function findCandidatePage(orm: QueryRunner, { keyword = '', pageNo, pageSize }: WordPage) {
  const { keywords, searches, misses, lastSearchedAt, dismissedAt } = searchQuery;
  const known = orm
    .select({ word: searchSynonym.word })
    .from(searchSynonym)
    .where(isOf(sql`${keywords}`));
  const isCandidate = and(
    gt(misses, 0),
    sql`${misses} * 2 > ${searches}`,
    isNull(dismissedAt),
    sql`strpos(${keywords}, ${keyword}) > 0`,
    not(exists(known)),
  );
  const rows = await orm
    .select({ keywords, searches, misses, lastSearchedAt })
    .from(searchQuery)
    .where(isCandidate)
    .orderBy(desc(misses), keywords)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map((row): ThesaurusCandidate => ({ ...row, lastSearchedAt: toChinaTime(row.lastSearchedAt) }));
  return { list, total: await orm.$count(searchQuery, isCandidate), pageNo, pageSize };
}

/** Takes a search from the candidates; `false` where it never found nothing. */
export async function dismissCandidate(runner: QueryRunner, keywords: string, at: Date): Promise<boolean> {
  const changed = await runner
    .update(searchQuery)
    .set({ dismissedAt: at })
    .where(and(eq(searchQuery.keywords, keywords), gt(searchQuery.misses, 0)))
    .returning({ keywords: searchQuery.keywords });
  return changed.length > 0;
}

/** A page of the pairs that are confirmed, the newest first. */
export async function findSynonymPage(orm: QueryRunner, { keyword = '', pageNo, pageSize }: WordPage) {
  const { word, meaning, createdAt } = searchSynonym;
  const isMeant = sql`strpos(${word} || ' ' || ${meaning}, ${keyword}) > 0`;
  const rows = await orm
    .select({ word, meaning, createdAt })
    .from(searchSynonym)
    .where(isMeant)
    .orderBy(desc(createdAt), word, meaning)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map((row): Synonym => ({ ...row, createdAt: toChinaTime(row.createdAt) }));
  return { list, total: await orm.$count(searchSynonym, isMeant), pageNo, pageSize };
}

/** All pairs that are confirmed. */
export async function readPairs(orm: QueryRunner): Promise<WordPair[]> {
  const { word, meaning } = searchSynonym;
  return orm.select({ word, meaning }).from(searchSynonym).orderBy(word, meaning).limit(MAX_PAIRS);
}

/** How many pairs there are of each of two words, and of all. Whoever counts writes before anybody else counts. */
export async function countPairs(runner: QueryRunner, { word, meaning }: WordPair) {
  await runner.execute(sql`lock table ${searchSynonym} in share row exclusive mode`);
  return {
    ofWord: await runner.$count(searchSynonym, isOf(sql`${word}`)),
    ofMeaning: await runner.$count(searchSynonym, isOf(sql`${meaning}`)),
    all: await runner.$count(searchSynonym),
  };
}

/** Whether a pair is confirmed, whichever of its words comes first. */
export async function hasPair(runner: QueryRunner, pair: WordPair): Promise<boolean> {
  return (await runner.$count(searchSynonym, isPair(pair))) > 0;
}

/** Adds a pair. */
export async function insertPair(runner: QueryRunner, pair: WordPair, createdAt: Date): Promise<void> {
  await runner.insert(searchSynonym).values({ ...pair, createdAt });
}

/** Takes a pair away; `false` where there is none. */
export async function deletePair(runner: QueryRunner, pair: WordPair): Promise<boolean> {
  const deleted = await runner.delete(searchSynonym).where(isPair(pair)).returning({ word: searchSynonym.word });
  return deleted.length > 0;
}

function isOf(text: SQL): SQL | undefined {
  return or(eq(searchSynonym.word, text), eq(searchSynonym.meaning, text));
}

function isPair({ word, meaning }: WordPair): SQL | undefined {
  return or(
    and(eq(searchSynonym.word, word), eq(searchSynonym.meaning, meaning)),
    and(eq(searchSynonym.word, meaning), eq(searchSynonym.meaning, word)),
  );
}
