import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { queueJobs } from '../../platform/jobs/queue-job';
import { toAnswerEntries, toAnswerSource } from '../community/content-search';
import { ANSWERS_JOB, lockShelved } from '../community/content-shelf';
import { removeEntries, removeParts, replaceEntries } from '../search/search-indexer';
import { announceAnswers, findAnswers } from './answer-record';
import { type AnswerRow, communityAnswer, SHOWN } from './answers.tables';

/** Answers that one attempt puts in their places; another job goes on behind them. */
const MAX_TOGETHER = 500;

/** A question that everybody is shown; none where it is off the shelf, or for readers with an account. */
type ShelvedQuestion = Awaited<ReturnType<typeof lockShelved>>;

/** Puts an answer in its place in the search as it is now; for a question alone, all its answers, and no others. */
export function createIndexJob({ database }: { readonly database: Database }): Job {
  return {
    name: ANSWERS_JOB,
    run: ({ questionId = '', answerId, after, first }, run) =>
      database.transaction(async (runner) => {
        // What is taken off the shelf meanwhile takes its answers along: whoever comes second sees what the first has done.
        const question = await lockShelved(runner, questionId);
        const hasChanged =
          answerId === undefined
            ? await indexAll(runner, questionId, question, { after, first: first ?? run.key, at: run.at })
            : await indexOne(runner, question, toAnswerSource(questionId, answerId), answerId);
        if (hasChanged) await announceAnswers(runner);
        await run.complete(runner);
      }),
  };
}

async function indexOne(runner: QueryRunner, question: ShelvedQuestion, source: string, id: string): Promise<boolean> {
  const answer = (await findAnswers(runner, [id])).get(id);
  if (question && answer?.status === SHOWN)
    await replaceEntries(runner, [{ source, entries: toAnswerEntries(question, answer) }]);
  else await removeEntries(runner, source);
  return true;
}

/** How far the answers to a question have come. */
interface Progress {
  /** The last one that is in its place; none where it begins. */
  readonly after: string | undefined;
  /** Key of the job that has begun. */
  readonly first: string;
  readonly at: Date;
}

/** Returns whether the search says anything else than before. */
async function indexAll(
  runner: QueryRunner,
  questionId: string,
  question: ShelvedQuestion,
  { after, first, at }: Progress,
): Promise<boolean> {
  // A release that knew nothing of them may have hidden some, or the question, without a word.
  const removed = after === undefined ? await removeParts(runner, 'COMMUNITY', questionId) : 0;
  const answers = question ? await listShown(runner, questionId, after) : [];
  if (question) {
    const toSource = (answer: AnswerRow) => ({
      ...{ source: toAnswerSource(questionId, answer.id), isNew: after === undefined },
      entries: toAnswerEntries(question, answer),
    });
    await replaceEntries(runner, answers.map(toSource));
  }
  const last = answers[MAX_TOGETHER - 1]?.id;
  if (last !== undefined) {
    const payload = { questionId, after: last, first };
    await queueJobs(runner, [{ name: ANSWERS_JOB, key: `${first} ${last}`, payload, at }]);
  }
  return removed + answers.length > 0;
}

function listShown(runner: QueryRunner, mid: string, after: string | undefined): Promise<AnswerRow[]> {
  const { questionId, status, id } = communityAnswer;
  return runner
    .select()
    .from(communityAnswer)
    .where(and(eq(questionId, mid), eq(status, SHOWN), after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(MAX_TOGETHER);
}
