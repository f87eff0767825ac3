import type { listQueuedIdentifications, rejectIdentification } from '@portal/api-contract/account';
import { REVIEW_REASONS } from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { findFile } from '../../platform/files/files.repository';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { Operator } from '../../platform/operations/operator-calls';
import { createClaimedQueue } from '../../platform/records/claimed-queue';
import type { Seen } from '../../platform/records/record-queue';
import type { DataProtection } from '../../platform/security/data-protection';
import { queuePeople } from '../users/users.read-model';
import { identifications, isIdentification, needsTwo } from './identifications.repository';
import { isNumbered } from './identity-form';
import { type BusinessSources, findOpenBusiness } from './open-business';
import { describeForReview, toQueued } from './queued-identification';
import { identification, type IdentificationRow } from './realname.tables';
import { assertReviewing, claimReview, isReviewedBy, releaseReview, type Reviewing } from './review-claim';
import { waitingIdentifications } from './waiting-identifications';

export interface ReviewOptions extends BusinessSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

type ListInput = ParsedInput<typeof listQueuedIdentifications>;

/** Which version of a verification somebody acts on. */
type SeenIdentification = Pick<ParsedInput<typeof rejectIdentification>, 'id' | 'version'>;

/** What reviewers do with verifications. */
export function createReviewService({ database, clock, protection, ...sources }: ReviewOptions) {
  const { orm } = database;

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
    { database, clock },
  );

  const change = (
    operator: Operator,
    { id: number, version }: SeenIdentification,
    action: string,
    work: (runner: QueryRunner, row: IdentificationRow, reviewing: Reviewing) => Promise<IdentificationRow>,
  ) => {
    const seen: Seen = { number, version };
    return queue.change(operator, seen, action, work);
  };

  return {
    queue,

    /** A picture of a verification that the caller reviews. */
    async findPicture(operator: Operator, id: string, fileId: string) {
      const row = await identifications.find(orm, isIdentification(id));
      const file = row.fileIds.includes(fileId) ? await findFile(orm, fileId) : undefined;
      if (!file) throw new HttpError(404);
      assertReviewing(row, { operator, at: clock() });
      await queue.audit(orm, operator, 'openFile', row);
      return file;
    },

    /** Passes a verification; where two have to review it, the first gives it to the second. */
    pass: (operator: Operator, seen: SeenIdentification) =>
      change(operator, seen, 'approve', async (runner, row, reviewing) => {
        const { at } = reviewing;
        const business = await findOpenBusiness(sources, { orm: runner, now: at }, row);
        if (business) throw new HttpError(409, business);
        if (needsTwo(row) && row.firstReviewedAt === null) {
          await identifications.note(runner, row, { action: 'review', actor: operator, at });
          const first = { firstReviewerId: operator.id, firstReviewedAt: at };
          return identifications.change(runner, row, { ...first, assigneeId: null, assignedUntil: null });
        }
        const reviewerId = operator.id;
        return identifications.transition(runner, row, { action: 'approve', actor: operator, at }, { reviewerId });
      }),

    reject: (operator: Operator, { reasonCode, text, ...seen }: ParsedInput<typeof rejectIdentification>) =>
      change(operator, seen, 'reject', async (runner, row, reviewing) => {
        const reason = [REVIEW_REASONS[reasonCode], text].filter(Boolean).join('：');
        const request = { action: 'reject', actor: operator, at: reviewing.at, reason } as const;
        return identifications.transition(runner, row, request, { reviewerId: operator.id });
      }),
  };
}
