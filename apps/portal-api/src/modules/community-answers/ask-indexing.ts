import type { QueryRunner } from '../../platform/database/database';
import { queueJobs } from '../../platform/jobs/queue-job';
import { ANSWERS_JOB } from '../community/content-shelf';
import type { AnswerRow } from './answers.tables';

/** An answer, and which of its texts the search is to know. */
export type IndexedAnswer = Pick<AnswerRow, 'id' | 'questionId' | 'version'>;

/** Has the search know what answers say now, once the caller's transaction is committed. */
export async function askIndexing(runner: QueryRunner, answers: readonly IndexedAnswer[], at: Date): Promise<void> {
  await queueJobs(
    runner,
    answers.map(({ id, questionId, version }) => ({
      ...{ name: ANSWERS_JOB, key: `${id} ${version} ${at.getTime()}`, at },
      payload: { questionId, answerId: id },
    })),
  );
}
