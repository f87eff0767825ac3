import type { QueryRunner } from '../../platform/database/database';
import { findCalledMembers } from '../community/render-content';
import { tellMember } from '../community-notices/tell-member';
import { communityMention } from './mentions.tables';

/** A text that others see now. */
export interface CallingText {
  readonly targetType: 'content' | 'answer';
  readonly targetId: string;
  /** Who wrote it. */
  readonly authorId: string;
  /** Markdown. */
  readonly body: string;
  /** What it is called in a sentence: `文章`. */
  readonly kind: string;
  readonly title: string;
  readonly excerpt: string;
  /** Its page, without prefix. */
  readonly url: string;
}

/**
 * Tells those whom a text calls by `@`, in the caller's transaction: each once, however often it is published anew.
 * Returns the keys of those who were not told before.
 */
export async function tellMentioned(runner: QueryRunner, text: CallingText, at: Date): Promise<ReadonlySet<string>> {
  const { targetType, targetId, authorId, body, kind, title, excerpt, url } = text;
  const called = (await findCalledMembers(runner, body)).filter(({ id }) => id !== authorId);
  if (called.length === 0) return new Set();
  const added = await runner
    .insert(communityMention)
    .values(called.map(({ id }) => ({ targetType, targetId, ownerId: id, createdAt: at })))
    .onConflictDoNothing()
    .returning({ ownerId: communityMention.ownerId });
  const told = added.map(({ ownerId }) => ownerId).sort();
  for (const ownerId of told)
    await tellMember(runner, {
      ...{ ownerId, type: 'mention', actorId: authorId, about: `mentions ${targetType} ${targetId}`, at },
      ...{ text: `在${kind}中提到了你`, title, excerpt, url },
    });
  return new Set(told);
}
