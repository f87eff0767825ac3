import { and, eq, inArray, ne } from 'drizzle-orm';
import { growVersion, tellVersions } from '../../platform/content-items/stored-versions';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { changeQuestion, findTargets } from '../community/community-targets';
import { toAnswerSource } from '../community/content-search';
import { moveReputation } from '../community-people/reputation';
import { addToTally, noteAccepted } from '../community-tallies/tallies';
import { removeEntries } from '../search/search-indexer';
import { type AnswerRow, communityAnswer, DELETED, SHOWN } from './answers.tables';
import { askIndexing, type IndexedAnswer } from './ask-indexing';
import { settleBounty } from './settle-bounty';

/** States of a question. */
const [OPEN, ANSWERED, ACCEPTED, CLOSED] = [1, 2, 3, 4] as const;

/** Answers by their ids; those that do not exist, or were deleted, are left out. */
export async function findAnswers(
  runner: QueryRunner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AnswerRow>> {
  const wanted = [...new Set(ids)].filter(isRecordId);
  if (wanted.length === 0) return new Map();
  const rows = await runner
    .select()
    .from(communityAnswer)
    .where(and(inArray(communityAnswer.id, wanted), ne(communityAnswer.status, DELETED)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** An answer, locked until the transaction ends. */
export async function lockAnswer(runner: QueryRunner, id: string): Promise<AnswerRow | undefined> {
  if (!isRecordId(id)) return undefined;
  const [row] = await runner
    .select()
    .from(communityAnswer)
    .where(and(eq(communityAnswer.id, id), ne(communityAnswer.status, DELETED)))
    .for('update');
  return row;
}

/**
 * Changes whether a locked answer is shown, in the caller's transaction, with all that hangs on it: how many answers the
 * question has, where it stands, and what the answer had brought its author.
 */
export async function changeAnswerStatus(
  runner: QueryRunner,
  row: AnswerRow,
  status: AnswerRow['status'],
  at: Date,
  changes: Partial<Pick<AnswerRow, 'ownerId' | 'body' | 'html' | 'ipRegion'>> = {},
): Promise<void> {
  if (row.isAccepted && status !== SHOWN) await changeAcceptance(runner, row, false, at);
  await runner
    .update(communityAnswer)
    .set({ ...changes, status, version: row.version + 1 })
    .where(eq(communityAnswer.id, row.id));
  const { id, questionId, version } = row;
  const shown = { before: row.status === SHOWN, now: status === SHOWN };
  await followAnswer(runner, { id, questionId, version: version + 1 }, shown, at);
}

/**
 * Has all follow that hangs on whether an answer is shown, and on what it says, in the caller's transaction: how many
 * answers the question has, where it stands, and what the search finds. What is hidden is not found any more at once;
 * `announceAnswers`, last in that transaction, has no response show it that was kept.
 */
export async function followAnswer(
  runner: QueryRunner,
  answer: IndexedAnswer,
  shown: { readonly before: boolean; readonly now: boolean },
  at: Date,
): Promise<void> {
  const { id, questionId } = answer;
  const change = Number(shown.now) - Number(shown.before);
  if (change !== 0) {
    await addToTally(runner, { targetType: 'content', targetId: questionId }, { answers: change });
    await settleQuestion(runner, questionId);
  }
  if (change < 0) await removeEntries(runner, toAnswerSource(questionId, id));
  if (shown.before || shown.now) await askIndexing(runner, answer, at);
}

/**
 * Has caches of searches know that answers are found which were not, or are not any more, with the caller's transaction.
 * It comes last there: all changes of content take turns for it.
 */
export async function announceAnswers(runner: QueryRunner): Promise<void> {
  await growVersion(runner, ['answers']);
  await tellVersions(runner);
}

/** Accepts a locked answer, or takes that back, and moves its author's reputation. */
export async function changeAcceptance(
  runner: QueryRunner,
  row: AnswerRow,
  isAccepted: boolean,
  at: Date,
): Promise<void> {
  const turn = isAccepted ? row.turn + 1 : row.turn;
  await runner.update(communityAnswer).set({ isAccepted, turn }).where(eq(communityAnswer.id, row.id));
  await noteAccepted(runner, row.questionId, isAccepted ? row.id : null);
  // Before the reputation of one: the bounty is about two, whose turns are taken in one order.
  await settleBounty(runner, row.questionId, at);
  const question = (await findTargets(runner, [row.questionId])).get(row.questionId);
  // Whoever accepts an answer of their own gains nothing by it.
  if (row.ownerId !== null && row.ownerId !== question?.ownerId)
    await moveReputation(runner, {
      ...{ ownerId: row.ownerId, cause: 'accepted', isTakenBack: !isAccepted, at },
      causeKey: `accepted ${row.id} ${turn}${isAccepted ? '' : ' back'}`,
      target: { targetType: 'answer', targetId: row.id },
    });
  await settleQuestion(runner, row.questionId);
}

/** Has a question stand where its answers say; one that is closed stays closed. */
export async function settleQuestion(runner: QueryRunner, mid: string): Promise<void> {
  const question = (await findTargets(runner, [mid])).get(mid);
  if (question === undefined || question.questionStatus === CLOSED) return;
  const rows = await runner
    .select({ isAccepted: communityAnswer.isAccepted })
    .from(communityAnswer)
    .where(and(eq(communityAnswer.questionId, mid), eq(communityAnswer.status, SHOWN)));
  const isAccepted = rows.some((row) => row.isAccepted);
  const questionStatus = isAccepted ? ACCEPTED : rows.length > 0 ? ANSWERED : OPEN;
  if (questionStatus !== question.questionStatus) await changeQuestion(runner, mid, { questionStatus });
}

/** Notes the votes for an answer, by which answers are sorted. */
export async function noteAnswerScore(runner: QueryRunner, id: string, score: number): Promise<void> {
  await runner.update(communityAnswer).set({ score }).where(eq(communityAnswer.id, id));
}
