import { and, desc, eq } from 'drizzle-orm';
import { growVersion, tellVersions } from '../../platform/content-items/stored-versions';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { toAnswerEntries, toAnswerSource } from '../community/content-search';
import { ANSWERS_JOB, lockShelved } from '../community/content-shelf';
import { removeEntries, replaceEntries } from '../search/search-indexer';
import { findAnswers } from './answer-record';
import { type AnswerRow, communityAnswer, SHOWN } from './answers.tables';

/** Answers that are put in their places together with their question, the best first. */
const MAX_TOGETHER = 500;

/** Puts an answer in its place in the search as it is now; for a question alone, all its answers. */
export function createIndexJob({ database }: { readonly database: Database }): Job {
  return {
    name: ANSWERS_JOB,
    run: ({ questionId = '', answerId }, run) =>
      database.transaction(async (runner) => {
        await indexAnswers(runner, questionId, answerId);
        await growVersion(runner, ['search']);
        await tellVersions(runner);
        await run.complete(runner);
      }),
  };
}

async function indexAnswers(runner: QueryRunner, questionId: string, answerId: string | undefined): Promise<void> {
  // What is taken off the shelf meanwhile takes its answers along: whoever comes second sees what the first has done.
  const question = await lockShelved(runner, questionId);
  const answers = question ? await listShown(runner, questionId, answerId) : [];
  if (question && answers.length > 0) {
    const toSource = (answer: AnswerRow) => ({
      source: toAnswerSource(questionId, answer.id),
      entries: toAnswerEntries(question, answer),
    });
    await replaceEntries(runner, answers.map(toSource));
  } else if (answerId !== undefined) await removeEntries(runner, toAnswerSource(questionId, answerId));
}

async function listShown(runner: QueryRunner, mid: string, answerId: string | undefined): Promise<AnswerRow[]> {
  const { questionId, status, isAccepted, score, createdAt, id } = communityAnswer;
  if (answerId !== undefined) {
    const answer = (await findAnswers(runner, [answerId])).get(answerId);
    return answer?.status === SHOWN ? [answer] : [];
  }
  return runner
    .select()
    .from(communityAnswer)
    .where(and(eq(questionId, mid), eq(status, SHOWN)))
    .orderBy(desc(isAccepted), desc(score), createdAt, id)
    .limit(MAX_TOGETHER);
}
