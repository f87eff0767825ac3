import type { QueryRunner } from '../../platform/database/database';
import { renderContent } from '../community/render-content';
import { addToTally, noteAccepted, startTallies } from '../community-tallies/tallies';
import { settleQuestion } from './answer-record';
import { communityAnswer, SHOWN } from './answers.tables';
import { askIndexingOf } from './ask-indexing';

/** An answer of the demonstration. */
export interface DemoAnswer {
  readonly id: string;
  readonly questionId: string;
  readonly ownerId: string;
  readonly region: string;
  readonly body: string;
  readonly votes: number;
  readonly isAccepted: boolean;
  readonly at: Date;
}

/** Stores answers that a demonstration starts with, once. */
export async function storeDemoAnswers(runner: QueryRunner, answers: readonly DemoAnswer[]): Promise<void> {
  for (const { id, questionId, ownerId, region, body, votes, isAccepted, at } of answers) {
    const text = { body, html: renderContent(body).html, hasAi: false, ipRegion: region };
    const added = await runner
      .insert(communityAnswer)
      .values({
        ...{ id, questionId, ownerId, ...text, status: SHOWN, isAccepted, turn: Number(isAccepted), score: votes },
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: communityAnswer.id });
    if (added.length === 0) continue;
    await startTallies(runner, [{ targetType: 'answer', targetId: id, likes: 0, votes }]);
    await addToTally(runner, { targetType: 'content', targetId: questionId }, { answers: 1 });
    if (isAccepted) await noteAccepted(runner, questionId, id);
    await settleQuestion(runner, questionId);
    await askIndexingOf(runner, questionId, at);
  }
}
