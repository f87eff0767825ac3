import { asc, eq, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { communityWord } from './community.tables';
import { createWordFinder, type WordFinder } from './word-finder';

/** Source of the words that moderators have added. */
const BY_MODERATORS = 'moderators';

/** The finder of the words that are stored now, made again only when they are others. */
export async function readFinder(runner: QueryRunner): Promise<WordFinder> {
  const rows = await runner.select({ word: communityWord.word }).from(communityWord).orderBy(communityWord.word);
  const words = rows.map(({ word }) => word);
  const key = words.join('\n');
  if (key !== latest.key) latest = { key, finder: createWordFinder(words) };
  return latest.finder;
}

let latest = { key: '', finder: createWordFinder([]) };

/** A page of the words that have a keyword in them, and how many there are. */
export async function findWordPage(
  orm: QueryRunner,
  {
    keyword = '',
    pageNo,
    pageSize,
  }: { readonly keyword?: string | undefined; readonly pageNo: number; readonly pageSize: number },
) {
  const isMeant = sql`strpos(${communityWord.word}, ${keyword}) > 0`;
  const list = await orm
    .select({ word: communityWord.word, kind: communityWord.kind })
    .from(communityWord)
    .where(isMeant)
    .orderBy(asc(communityWord.word), asc(communityWord.source))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { list, total: await orm.$count(communityWord, isMeant), pageNo, pageSize };
}

/** Adds a word, or changes its kind. */
export async function storeWord(runner: QueryRunner, { word, kind }: { readonly word: string; readonly kind: string }) {
  const changed = await runner
    .update(communityWord)
    .set({ kind })
    .where(eq(communityWord.word, word))
    .returning({ word: communityWord.word });
  if (changed.length > 0) return;
  await runner.insert(communityWord).values({ word, kind, source: BY_MODERATORS }).onConflictDoNothing();
}

/** Takes a word away; `false` where there is none. */
export async function deleteWord(runner: QueryRunner, word: string): Promise<boolean> {
  const deleted = await runner
    .delete(communityWord)
    .where(eq(communityWord.word, word))
    .returning({ word: communityWord.word });
  return deleted.length > 0;
}
