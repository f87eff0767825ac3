import type { QueryRunner } from '../../platform/database/database';
import { startTallies } from '../community-tallies/tallies';
import { countComment } from './comment-record';
import { communityComment, SHOWN } from './comments.tables';

/** A comment of the demonstration. */
export interface DemoComment {
  readonly id: string;
  readonly targetType: 'content' | 'answer' | 'model';
  readonly targetId: string;
  readonly parentId: string | null;
  readonly ownerId: string;
  readonly region: string;
  readonly text: string;
  /** 1–5 of a model; absent where nothing is rated. */
  readonly stars?: number;
  readonly mentionedIds: readonly string[];
  readonly likes: number;
  readonly at: Date;
}

/** Stores comments that a demonstration starts with, once; each after the one it stands below. */
export async function storeDemoComments(runner: QueryRunner, comments: readonly DemoComment[]): Promise<void> {
  for (const { region, mentionedIds, at, ...comment } of comments) {
    const row = { ...comment, replyToId: comment.parentId };
    const added = await runner
      .insert(communityComment)
      .values({ ...row, mentionedIds: [...mentionedIds], ipRegion: region, status: SHOWN, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: communityComment.id });
    if (added.length === 0) continue;
    await startTallies(runner, [{ targetType: 'comment', targetId: row.id, likes: row.likes, votes: 0 }]);
    await countComment(runner, row, 1);
  }
}
