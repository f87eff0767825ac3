import {
  applicationQueue,
  getQueuedApplicationFile,
  passApplication,
  rejectApplication,
  revealApplicationTelephone,
} from '@portal/api-contract/account';
import type { FileStore } from '../../platform/files/file-store';
import { readFileContent } from '../../platform/files/uploads.service';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { serveQueue } from '../../platform/records/serve-queue';
import { type ApplicationReviewOptions, createApplicationReviewService } from './application-review.service';

export interface ApplicationQueueOptions extends ApplicationReviewOptions {
  readonly files: FileStore;
}

/** Calls of the reviewers' queue; to everybody else they do not exist. */
export function createApplicationQueueRoutes(options: ApplicationQueueOptions): Implementation[] {
  const { database, files, protection } = options;
  const reviews = createApplicationReviewService(options);
  const calls = createOperatorCalls(database.orm, 'reviewer');
  const { implement, implementRaw } = calls;
  const withReason = { bodyLimit: 8192 };
  return [
    ...serveQueue(applicationQueue, reviews.queue, calls),
    implement(revealApplicationTelephone, (operator, { applicationNo }) =>
      reviews.revealTelephone(operator, applicationNo),
    ),
    implementRaw(getQueuedApplicationFile, async (operator, { applicationNo, id }) => {
      const file = await reviews.findFile(operator, applicationNo, id);
      return readFileContent({ protection, store: files }, file);
    }),
    implement(passApplication, (operator, input) => reviews.decide(operator, 'approve', input)),
    implement(rejectApplication, (operator, input) => reviews.decide(operator, 'reject', input), withReason),
  ];
}
