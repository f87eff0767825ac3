import {
  getQueuedIdentificationFile,
  identificationQueue,
  passIdentification,
  rejectIdentification,
} from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { FileStore } from '../../platform/files/file-store';
import { readFileContent } from '../../platform/files/uploads.service';
import type { Implementation } from '../../platform/http/implement';
import { FileResponse } from '../../platform/http/raw-response';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { serveQueue } from '../../platform/records/serve-queue';
import { createReviewService, type ReviewOptions } from './review.service';
import { watermarkPicture } from './watermark-picture';

export interface ReviewRoutesOptions extends ReviewOptions {
  readonly files: FileStore;
}

/** Calls of the reviewers' queue; to everybody else they do not exist. */
export function createReviewRoutes(options: ReviewRoutesOptions): Implementation[] {
  const { database, files, protection, clock } = options;
  const reviews = createReviewService(options);
  const calls = createOperatorCalls(database.orm, 'reviewer');
  const { implement, implementRaw } = calls;
  return [
    ...serveQueue(identificationQueue, reviews.queue, calls),
    implementRaw(getQueuedIdentificationFile, async (operator, { id, fileId }) => {
      const file = await reviews.findPicture(operator, id, fileId);
      const { bytes } = await readFileContent({ protection, store: files }, file);
      const mark = `${operator.userCode} ${toChinaTime(clock()).slice(0, 16)} 仅用于实名审核`;
      return new FileResponse(await watermarkPicture(bytes, mark), `${file.id}.jpg`, 'image/jpeg');
    }),
    implement(passIdentification, reviews.pass),
    implement(rejectIdentification, reviews.reject, { bodyLimit: 8192 }),
  ];
}
