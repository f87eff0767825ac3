import { communityWord } from './community.tables';
import type { QueryRunner } from '../../platform/database/database';
import { createWordFinder, type WordFinder } from './word-finder';

/** The finder of the words that are stored now, made again only when they are others. */
export async function readFinder(runner: QueryRunner): Promise<WordFinder> {
  const rows = await runner.select({ word: communityWord.word }).from(communityWord).orderBy(communityWord.word);
  const words = rows.map(({ word }) => word);
  const key = words.join('\n');
  if (key !== latest.key) latest = { key, finder: createWordFinder(words) };
  return latest.finder;
}

let latest = { key: '', finder: createWordFinder([]) };
