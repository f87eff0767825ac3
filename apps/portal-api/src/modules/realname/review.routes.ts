import {
  getQueuedIdentificationFile,
  identificationQueue,
  type listQueuedIdentifications,
  passIdentification,
  rejectIdentification,
  REVIEW_REASONS,
} from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import { requireFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation, ParsedInput } from '../../platform/http/implement';
import { FileResponse } from '../../platform/http/raw-response';
import { createOperatorCalls, type Operator } from '../../platform/operations/operator-calls';
import type { Platform } from '../../platform/platform';
import { createClaimedQueue } from '../../platform/records/claimed-queue';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
import { queuePeople } from '../users/users.read-model';
import { identifications, isIdentification, needsTwo } from './identifications.repository';
import { isNumbered } from './identity-form';
import { type BusinessSources, findOpenBusiness } from './open-business';
import { describeForReview, toQueued } from './queued-identification';
import { identification } from './realname.tables';
import { assertReviewing, claimReview, isReviewedBy, releaseReview } from './review-claim';
import { waitingIdentifications } from './waiting-identifications';
import { watermarkPicture } from './watermark-picture';

export type ReviewRoutesOptions = Pick<Platform, 'database' | 'clock' | 'protection' | 'files'> & BusinessSources;

type ListInput = ParsedInput<typeof listQueuedIdentifications>;

/** Calls of the reviewers of verifications; to everybody else they do not exist. */
export function createReviewRoutes(options: ReviewRoutesOptions): Implementation[] {
  const { database, clock, protection, files: store } = options;

  const queue = createClaimedQueue(
    {
      ...{ kind: identifications, waiting: waitingIdentifications, people: queuePeople },
      toCondition: ({ state, type, number }: ListInput) =>
        and(
          eq(identification.state, state),
          type && eq(identification.type, type),
          number ? isNumbered(protection, number) : undefined,
        ),
      isAssigned: isReviewedBy,
      isRecord: (id) => isIdentification(id),
      numberOf: ({ identificationNo }) => identificationNo,
      toItem: (queued) => toQueued(protection, queued),
      describe: (runner, queued) => describeForReview(runner, protection, queued),
      claim: claimReview,
      release: releaseReview,
      assertMayHandle: assertReviewing,
    },
    options,
  );

  /** A picture of a verification that the caller reviews, with who looks at it written over it. */
  async function readPicture(operator: Operator, id: string, fileId: string): Promise<FileResponse> {
    const file = await queue.look(operator, id, 'openFile', async (runner, row, reviewing) => {
      const found = await requireFile(runner, row.fileIds, fileId);
      assertReviewing(row, reviewing);
      return found;
    });
    const { bytes } = await readFileContent({ protection, store }, file);
    const mark = `${operator.userCode} ${toChinaTime(clock()).slice(0, 16)} 仅用于实名审核`;
    return new FileResponse(await watermarkPicture(bytes, mark), `${file.id}.jpg`, 'image/jpeg');
  }

  const calls = createOperatorCalls(database.orm, 'reviewer');
  const { serveAction } = createQueueServer(queue, calls);
  return [
    ...serveQueue(identificationQueue, queue, calls),
    calls.implementRaw(getQueuedIdentificationFile, (operator, { id, fileId }) => readPicture(operator, id, fileId)),
    serveAction(
      passIdentification,
      async (runner, row, { operator: actor, at }) => {
        const business = await findOpenBusiness(options, { orm: runner, now: at }, row);
        if (business) throw new HttpError(409, business);
        const reviewerId = actor.id;
        if (!needsTwo(row) || row.firstReviewedAt !== null)
          return identifications.transition(runner, row, { action: 'approve', actor, at }, { reviewerId });
        // The first of two gives it to the second.
        await identifications.note(runner, row, { action: 'review', actor, at });
        const first = { firstReviewerId: reviewerId, firstReviewedAt: at };
        return identifications.change(runner, row, { ...first, assigneeId: null, assignedUntil: null });
      },
      { auditName: 'approve' },
    ),
    serveAction(rejectIdentification, (runner, row, { operator: actor, at }, { reasonCode, text }) => {
      const reason = [REVIEW_REASONS[reasonCode], text].filter(Boolean).join('：');
      const request = { action: 'reject', actor, at, reason } as const;
      return identifications.transition(runner, row, request, { reviewerId: actor.id });
    }),
  ];
}
