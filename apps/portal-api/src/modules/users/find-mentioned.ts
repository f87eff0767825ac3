import { PROFILE_LIMITS } from '@portal/api-contract';
import { PARTICIPATION_LIMITS } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { findByNickname, type NamedUser } from './shown-users';

const [MIN_NAME, MAX_NAME] = [2, PROFILE_LIMITS.nickname];

/** An `@` and what may be a name after it, which no sign ends where Chinese goes on. */
const MENTION = /@([\p{L}\p{N}_·-]{2,40})/gu;

const NAME = /^[\p{L}\p{N}_·-]+$/u;

/** Those whom a text calls by `@` and their names, as many as one text may call. */
export async function findMentioned(runner: QueryRunner, text: string): Promise<NamedUser[]> {
  const called = [...text.matchAll(MENTION)]
    .slice(0, PARTICIPATION_LIMITS.mentions)
    .map(([, name = '']) => listNames(name));
  const known = await findByNickname(runner, [...new Set(called.flat())]);
  const found = called.flatMap((names) => names.flatMap((name) => known.get(name) ?? []).slice(0, 1));
  return [...new Set(found)];
}

/** Whether somebody of this name can be called in a text at all. */
export function canBeMentioned(nickname: string): boolean {
  const { length } = [...nickname];
  return length >= MIN_NAME && length <= MAX_NAME && NAME.test(nickname);
}

/** What the name may be, the longest first: 「@闻笛你好」 calls 闻笛 where nobody is called 闻笛你好. */
function listNames(text: string): string[] {
  const letters = [...text].slice(0, MAX_NAME);
  const names = letters.map((_letter, index) => letters.slice(0, index + 1).join(''));
  return names.slice(MIN_NAME - 1).reverse();
}
