import type {
  listQueuedIdentifications,
  QueuedIdentificationDetail,
  rejectIdentification,
} from '@portal/api-contract/account';
import { REVIEW_REASONS } from '@portal/api-contract/account';
import type { EndpointData } from '@portal/api-contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database, QueryRunner } from '../../platform/database/database';
import { findFile } from '../../platform/files/files.repository';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { Operator } from '../../platform/operations/operator-calls';
import type { DataProtection } from '../../platform/security/data-protection';
import { auditIdentification, identifications, isIdentification, needsTwo } from './identifications.repository';
import { isNumbered } from './identity-form';
import { describeForReview, selectQueued, toQueued } from './queued-identification';
import { identification, type IdentificationRow } from './realname.tables';

export interface ReviewOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

/** Which version of a verification somebody acts on. */
type Seen = Pick<ParsedInput<typeof rejectIdentification>, 'id' | 'version'>;

/** How long a claim keeps others away. */
const CLAIM_MS = 30 * 60_000;

/** What reviewers do with verifications. */
export function createReviewService({ database, clock, protection }: ReviewOptions) {
  const { orm } = database;

  async function describe(runner: QueryRunner, row: IdentificationRow): Promise<QueuedIdentificationDetail> {
    const [queued] = await selectQueued(runner, eq(identification.id, row.id));
    if (queued === undefined) throw new HttpError(404);
    return describeForReview(runner, protection, queued);
  }

  /** Changes a verification as it was seen, noted in the audit log; one that has changed since is rejected with 409. */
  function change(
    operator: Operator,
    { id, version }: Seen,
    action: string,
    work: (runner: QueryRunner, row: IdentificationRow, at: Date) => Promise<IdentificationRow>,
  ): Promise<QueuedIdentificationDetail> {
    return database.transaction(async (runner) => {
      const row = await identifications.lock(runner, isIdentification(id));
      if (row.version !== version) throw new HttpError(409, '认证在您查看后已有变化，请重新打开并核对');
      const at = clock();
      await auditIdentification(runner, operator, action, row, at);
      return describe(runner, await work(runner, row, at));
    });
  }

  /** Rejects with 409 whoever does not review a verification at the moment. */
  function assertClaimed({ state, assigneeId, assignedUntil }: IdentificationRow, operator: Operator): void {
    const isClaimed = assigneeId === operator.id && assignedUntil !== null && assignedUntil > clock();
    if (state !== 5 || !isClaimed) throw new HttpError(409, '请先领取该认证');
  }

  return {
    /** A page of the verifications in a state, longest waiting first. */
    async list(
      input: ParsedInput<typeof listQueuedIdentifications>,
    ): Promise<EndpointData<typeof listQueuedIdentifications>> {
      const { state, type, number, pageNo, pageSize } = input;
      const condition = and(
        eq(identification.state, state),
        type && eq(identification.type, type),
        number ? isNumbered(protection, number) : undefined,
      );
      const rows = await selectQueued(orm, condition)
        .orderBy(asc(identification.stateSince), asc(identification.id))
        .limit(pageSize)
        .offset(toOffset(input));
      const list = rows.map((queued) => toQueued(protection, queued));
      return { list, total: await orm.$count(identification, condition), pageNo, pageSize };
    },

    open: (operator: Operator, id: string): Promise<QueuedIdentificationDetail> =>
      database.transaction(async (runner) => {
        const row = await identifications.find(runner, isIdentification(id));
        await auditIdentification(runner, operator, 'view', row, clock());
        return describe(runner, row);
      }),

    /** A picture of a verification that the caller reviews. */
    async findPicture(operator: Operator, id: string, fileId: string) {
      const row = await identifications.find(orm, isIdentification(id));
      const file = row.fileIds.includes(fileId) ? await findFile(orm, fileId) : undefined;
      if (!file) throw new HttpError(404);
      assertClaimed(row, operator);
      await auditIdentification(orm, operator, 'openFile', row, clock());
      return file;
    },

    claim: (operator: Operator, seen: Seen) =>
      change(operator, seen, 'claim', async (runner, row, at) => {
        if (row.state !== 5) throw new HttpError(409, '该认证无需审核');
        const isTaken = row.assigneeId !== operator.id && row.assignedUntil !== null && row.assignedUntil > at;
        if (isTaken) throw new HttpError(409, '该认证正由其他审核员处理');
        const assignedUntil = new Date(at.getTime() + CLAIM_MS);
        return identifications.change(runner, row, { assigneeId: operator.id, assignedUntil });
      }),

    pass: (operator: Operator, seen: Seen) =>
      change(operator, seen, 'approve', async (runner, row, at) => {
        assertClaimed(row, operator);
        if (needsTwo(row) && row.firstReviewedAt === null) {
          await identifications.note(runner, row, { action: 'review', actor: operator, at });
          const first = { firstReviewerId: operator.id, firstReviewedAt: at };
          return identifications.change(runner, row, { ...first, assigneeId: null, assignedUntil: null });
        }
        const reviewerId = operator.id;
        return identifications.transition(runner, row, { action: 'approve', actor: operator, at }, { reviewerId });
      }),

    reject: (operator: Operator, { reasonCode, text, ...seen }: ParsedInput<typeof rejectIdentification>) =>
      change(operator, seen, 'reject', async (runner, row, at) => {
        assertClaimed(row, operator);
        const reason = [REVIEW_REASONS[reasonCode], text].filter(Boolean).join('：');
        const reviewerId = operator.id;
        return identifications.transition(
          runner,
          row,
          { action: 'reject', actor: operator, at, reason },
          { reviewerId },
        );
      }),
  };
}
