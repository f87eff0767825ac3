import { toChinaDay } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { listNewestRatings } from '../community-comments/model-ratings';
import { readPeople } from '../community-people/people.read-model';
import type { MemberReviews } from '../models/member-reviews';
import { CLOSED_USER_NAME } from '../../platform/modules/personal-data';

/** Characters that the page of a model shows of a name and of a text. */
const [MAX_NAME, MAX_TEXT] = [20, 200] as const;

/** What members say of a model as its page shows it: the newest few, cut to what has room there. */
export async function readShownReviews(orm: QueryRunner, modelId: string, limit: number): Promise<MemberReviews> {
  const { rows, total } = await listNewestRatings(orm, modelId, limit);
  const people = await readPeople(
    orm,
    rows.map(({ ownerId }) => ownerId),
  );
  const newest = rows.map(({ ownerId, stars, text, createdAt }) => ({
    author: cut(people.get(ownerId)?.nickname ?? CLOSED_USER_NAME, MAX_NAME),
    rating: stars ?? 0,
    text: cut(text, MAX_TEXT),
    date: toChinaDay(createdAt),
  }));
  const isWhole = total === rows.length && rows.every(({ text }) => text.length <= MAX_TEXT);
  return { newest, total, isWhole };
}

/** A text of so many UTF-16 units at most, no character cut in two. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let shown = '';
  for (const character of text) {
    if (shown.length + character.length >= max) break;
    shown += character;
  }
  return `${shown}…`;
}
