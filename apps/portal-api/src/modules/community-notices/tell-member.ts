import type { NoticeType } from '@portal/api-contract/community';
import { isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../../platform/database/database';
import { findBlock } from '../community-people/blocks';
import { readNoticePreference } from '../community-people/profiles';
import { communityNotice } from './notices.tables';

/** People whom one notice tells apart. */
const MAX_PEOPLE = 50;

const EXCERPT_LENGTH = 80;

/** What a member is told. */
export interface NewNotice {
  /** Null where whoever it concerns has left. */
  readonly ownerId: string | null;
  readonly type: NoticeType;
  /** What it is about: notices of a type about the same thing, of which none is read, are one. */
  readonly about: string;
  /** Who did it; null for the community itself. */
  readonly actorId: string | null;
  /** What was done, without who did it: `赞了你的文章`. */
  readonly text: string;
  /** What it was done to. */
  readonly title: string;
  readonly excerpt?: string;
  /** Page it leads to, without prefix; empty for none. */
  readonly url: string;
  readonly at: Date;
}

/**
 * Tells a member something, in the caller's transaction. Nobody is told of what they did themselves, of what people did
 * whom they have blocked or muted, or of what they do not want to hear.
 */
export async function tellMember(runner: QueryRunner, notice: NewNotice): Promise<void> {
  const { ownerId, type, actorId, about, at, text, title, url } = notice;
  if (ownerId === null || ownerId === actorId) return;
  if (actorId !== null && (await findBlock(runner, ownerId, actorId)) !== 'none') return;
  if (type !== 'system' && !(await readNoticePreference(runner, ownerId)).site[type]) return;
  const excerpt = shorten(notice.excerpt ?? '');
  const people = actorId === null ? [] : [actorId];
  const shown = { text, title, excerpt, url, updatedAt: at };
  const { peopleIds, total } = communityNotice;
  const isNew = sql`${actorId}::uuid is null or ${actorId}::uuid <> all (${peopleIds})`;
  await runner
    .insert(communityNotice)
    .values({
      ...{ id: randomUUID(), ownerId, type, mergeKey: `${type} ${about}`, peopleIds: people, createdAt: at },
      ...shown,
    })
    .onConflictDoUpdate({
      target: [communityNotice.ownerId, communityNotice.mergeKey],
      targetWhere: isNull(communityNotice.readAt),
      set: {
        ...shown,
        total: sql`${total} + case when ${isNew} then 1 else 0 end`,
        peopleIds: sql`case when ${actorId}::uuid is null then ${peopleIds} else
          (array_prepend(${actorId}::uuid, array_remove(${peopleIds}, ${actorId}::uuid)))[1:${sql.raw(String(MAX_PEOPLE))}] end`,
      },
    });
}

/** The first line of something that was written, as long as a notice shows it. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > EXCERPT_LENGTH ? `${characters.slice(0, EXCERPT_LENGTH).join('')}…` : line;
}
