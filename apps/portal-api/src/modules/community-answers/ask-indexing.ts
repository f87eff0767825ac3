import type { QueryRunner } from '../../platform/database/database';
import { queueJobs } from '../../platform/jobs/queue-job';
import { ANSWERS_JOB } from '../community/content-shelf';
import type { AnswerRow } from './answers.tables';

/** An answer, and which of its texts the search is to know. */
export type IndexedAnswer = Pick<AnswerRow, 'id' | 'questionId' | 'version'>;

/** Has the search know what an answer says now, once the caller's transaction is committed. */
export async function askIndexing(
  runner: QueryRunner,
  { id, questionId, version }: IndexedAnswer,
  at: Date,
): Promise<void> {
  const job = { name: ANSWERS_JOB, key: `${id} ${version} ${at.getTime()}`, payload: { questionId, answerId: id }, at };
  await queueJobs(runner, [job]);
}

/** The same for all answers to a question that one transaction has stored. */
export async function askIndexingOf(runner: QueryRunner, questionId: string, at: Date): Promise<void> {
  await queueJobs(runner, [{ name: ANSWERS_JOB, key: questionId, payload: { questionId }, at }]);
}
