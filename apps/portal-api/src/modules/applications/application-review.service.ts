import type {
  listQueuedApplications,
  QueuedApplication,
  QueuedApplicationDetail,
  rejectApplication,
} from '@portal/api-contract/account';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { findFile } from '../../platform/files/files.repository';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { Operator } from '../../platform/operations/operator-calls';
import {
  assertAssigned,
  assertNobodyElses,
  claimRecord,
  releaseRecord,
} from '../../platform/records/record-assignment';
import { createRecordQueue, type Seen } from '../../platform/records/record-queue';
import type { DataProtection } from '../../platform/security/data-protection';
import { findAssigneeId, userCodeOf } from '../users/users.read-model';
import { listFormFiles, openForm } from './application-form';
import {
  type ApplicationAction,
  applications,
  describeApplication,
  isApplication,
  isListed,
  toBrief,
} from './applications.repository';
import { application, type ApplicationRow } from './applications.tables';

/** With what applications are reviewed. */
export interface ApplicationReviewOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

/** Which version of an application somebody acts on. */
type SeenApplication = Omit<ParsedInput<typeof rejectApplication>, 'reason'>;

/** State in which somebody works on an application. */
const PROCESSING = 20;

const QUEUED_COLUMNS = {
  row: application,
  userCode: userCodeOf(sql`"application"."owner_id"`),
  assignee: userCodeOf(sql`"application"."assignee_id"`),
};

/** What people of the platform do with applications. */
export function createApplicationReviewService({ database, clock, protection }: ApplicationReviewOptions) {
  const { orm } = database;

  /** Gives an application to somebody of the platform; the number to call is asked for by itself. */
  async function describe(runner: QueryRunner, row: ApplicationRow): Promise<QueuedApplicationDetail> {
    const [queued] = await runner.select(QUEUED_COLUMNS).from(application).where(eq(application.id, row.id));
    if (queued === undefined) throw new HttpError(404);
    const form = { ...openForm(protection, row), telephone: row.telephoneMasked };
    return { ...toQueued(queued), ...(await describeApplication(runner, protection, row)), form };
  }

  const queue = createRecordQueue(
    {
      kind: applications,
      columns: { assigneeId: application.assigneeId, createdAt: application.createdAt },
      isListed,
      isRecord: isApplication,
      numberOf: ({ applicationNo }) => applicationNo,
      orderOf: () => [asc(application.createdAt), asc(application.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ ...QUEUED_COLUMNS, total })
          .from(application)
          .where(isOnPage)
          .orderBy(...order),
      toItem: toQueued,
      describe,
    },
    { database, clock },
  );

  return {
    /** A page of the applications in a state, longest waiting first. */
    async list(operator: Operator, input: ParsedInput<typeof listQueuedApplications>) {
      const { kind, state, assignee, ...filter } = input;
      const condition = and(eq(application.state, state), kind && eq(application.kind, kind));
      const assigneeId = await findAssigneeId(orm, operator, assignee);
      return queue.list(condition, { ...filter, assigneeId }, input);
    },

    counts: queue.counts,

    open: queue.open,

    /** Whom whoever works on an application may call. */
    revealTelephone: (operator: Operator, applicationNo: string) =>
      database.transaction(async (runner) => {
        const row = await applications.lock(runner, isApplication(applicationNo));
        if (row.state !== PROCESSING) throw new HttpError(409, '请先受理该申请');
        assertAssigned(applications, row, operator);
        await queue.audit(runner, operator, 'openTelephone', row);
        return { telephone: String(openForm(protection, row)['telephone'] ?? '') };
      }),

    /** A file of an application. */
    async findFile(operator: Operator, applicationNo: string, fileId: string) {
      const row = await applications.find(orm, isApplication(applicationNo));
      const isAttached = isRecordId(fileId) && listFormFiles(openForm(protection, row)).includes(fileId);
      const file = isAttached ? await findFile(orm, fileId) : undefined;
      if (!file) throw new HttpError(404);
      await queue.audit(orm, operator, 'openFile', row);
      return file;
    },

    /** Takes an application on, also from somebody else. */
    claim: (operator: Operator, seen: SeenApplication) =>
      queue.change(operator, toSeen(seen), 'claim', (runner, row, at) =>
        claimRecord(applications, runner, row, { operator, at }),
      ),

    /** Gives an application back to the queue. */
    release: (operator: Operator, seen: SeenApplication) =>
      queue.change(operator, toSeen(seen), 'release', (runner, row, at) =>
        releaseRecord(applications, runner, row, { operator, at }),
      ),

    /** Decides about an application; whoever else works on it has to be relieved first. */
    decide: (
      operator: Operator,
      action: Extract<ApplicationAction, 'approve' | 'reject'>,
      { reason = '', ...seen }: SeenApplication & { readonly reason?: string },
    ) =>
      queue.change(operator, toSeen(seen), action, async (runner, row, at) => {
        assertNobodyElses(applications, row, operator);
        return applications.transition(runner, row, { action, actor: operator, at, reason });
      }),
  };
}

function toSeen({ applicationNo: number, version }: SeenApplication): Seen {
  return { number, version };
}

interface QueuedRow {
  readonly row: ApplicationRow;
  readonly userCode: string;
  readonly assignee: string;
}

function toQueued({ row, userCode, assignee }: QueuedRow): QueuedApplication {
  const { applicationNo, kind, contentType, itemName, itemUrl, state, createdAt, version } = toBrief(row);
  return {
    ...{ applicationNo, kind, contentType, itemName, itemUrl, state, createdAt, version },
    ...{ telephone: row.telephoneMasked, userCode, assignee },
  };
}
