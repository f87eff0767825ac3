import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import { growVersion, tellVersions } from '../../platform/content-items/stored-versions';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { toAnswerEntries, toAnswerSource } from '../community/content-search';
import { ANSWERS_JOB, lockShelved } from '../community/content-shelf';
import { removeEntries, replaceEntries } from '../search/search-indexer';
import { findAnswers } from './answer-record';
import { communityAnswer, SHOWN } from './answers.tables';
import { askIndexing, type IndexedAnswer } from './ask-indexing';

/** Puts an answer in its place in the search as it is now; for a question alone, all its answers one by one. */
export function createIndexJob({ database, clock }: { readonly database: Database; readonly clock: Clock }): Job {
  return {
    name: ANSWERS_JOB,
    run: ({ questionId = '', answerId }, run) =>
      database.transaction(async (runner) => {
        if (answerId === undefined) await askIndexing(runner, await listShown(runner, questionId), clock());
        else await indexAnswer(runner, questionId, answerId);
        await run.complete(runner);
      }),
  };
}

async function listShown(runner: QueryRunner, questionId: string): Promise<IndexedAnswer[]> {
  const { id, version, status } = communityAnswer;
  return runner
    .select({ id, questionId: communityAnswer.questionId, version })
    .from(communityAnswer)
    .where(and(eq(communityAnswer.questionId, questionId), eq(status, SHOWN)));
}

async function indexAnswer(runner: QueryRunner, questionId: string, answerId: string): Promise<void> {
  // What is taken off the shelf meanwhile takes its answers along: whoever comes second sees what the first has done.
  const question = await lockShelved(runner, questionId);
  const answer = (await findAnswers(runner, [answerId])).get(answerId);
  const source = toAnswerSource(questionId, answerId);
  if (question !== undefined && answer?.status === SHOWN)
    await replaceEntries(runner, [{ source, entries: toAnswerEntries(question, answer) }]);
  else await removeEntries(runner, source);
  await growVersion(runner, ['search']);
  await tellVersions(runner);
}
