import type { EndpointData } from '@portal/api-contract';
import type {
  listQueuedApplications,
  QueuedApplication,
  QueuedApplicationDetail,
  rejectApplication,
} from '@portal/api-contract/account';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database, QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { findFile } from '../../platform/files/files.repository';
import type { ParsedInput } from '../../platform/http/implement';
import { Refusal } from '../../platform/http/refusal';
import type { Operator } from '../../platform/operations/operator-calls';
import type { DataProtection } from '../../platform/security/data-protection';
import { readUsers } from '../users/users.read-model';
import { listFormFiles, openForm } from './application-form';
import {
  type ApplicationAction,
  applications,
  auditApplication,
  describeApplication,
  isApplication,
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
type Seen = Omit<ParsedInput<typeof rejectApplication>, 'reason'>;

/** State in which somebody works on an application. */
const PROCESSING = 20;

const customer = readUsers('customer');
const worker = readUsers('worker');

/** What people of the platform do with applications. */
export function createApplicationReviewService({ database, clock, protection }: ApplicationReviewOptions) {
  const { orm } = database;

  /** Gives an application to somebody of the platform; the number to call is asked for by itself. */
  async function describe(runner: QueryRunner, row: ApplicationRow): Promise<QueuedApplicationDetail> {
    const [queued] = await selectQueued(runner, eq(application.id, row.id));
    if (queued === undefined) throw new Refusal(404);
    const form = { ...openForm(protection, row), telephone: row.telephoneMasked };
    return { ...toQueued(queued), ...(await describeApplication(runner, protection, row)), form };
  }

  /** Changes an application as it was seen, noted in the audit log; one that has changed since is refused with 409. */
  function change(
    operator: Operator,
    { applicationNo, version }: Seen,
    action: string,
    work: (runner: QueryRunner, row: ApplicationRow, at: Date) => Promise<ApplicationRow>,
  ): Promise<QueuedApplicationDetail> {
    return database.transaction(async (runner) => {
      const row = await applications.lock(runner, isApplication(applicationNo));
      if (row.version !== version) throw new Refusal(409, '申请在您查看后已有变化，请重新打开并核对');
      const at = clock();
      await auditApplication(runner, operator, action, row, at);
      return describe(runner, await work(runner, row, at));
    });
  }

  return {
    /** A page of the applications in a state, longest waiting first. */
    async list(
      input: ParsedInput<typeof listQueuedApplications>,
    ): Promise<EndpointData<typeof listQueuedApplications>> {
      const { kind, state, pageNo, pageSize } = input;
      const condition = and(eq(application.state, state), kind && eq(application.kind, kind));
      const rows = await selectQueued(orm, condition)
        .orderBy(asc(application.createdAt), asc(application.id))
        .limit(pageSize)
        .offset(toOffset(input));
      return { list: rows.map(toQueued), total: await orm.$count(application, condition), pageNo, pageSize };
    },

    /** An application with its form. */
    open: (operator: Operator, applicationNo: string): Promise<QueuedApplicationDetail> =>
      database.transaction(async (runner) => {
        const row = await applications.find(runner, isApplication(applicationNo));
        await auditApplication(runner, operator, 'view', row, clock());
        return describe(runner, row);
      }),

    /** Whom whoever works on an application may call. */
    revealTelephone: (operator: Operator, applicationNo: string) =>
      database.transaction(async (runner) => {
        const row = await applications.lock(runner, isApplication(applicationNo));
        if (row.state !== PROCESSING || row.assigneeId !== operator.id) throw new Refusal(409, '请先受理该申请');
        await auditApplication(runner, operator, 'openTelephone', row, clock());
        return { telephone: String(openForm(protection, row)['telephone'] ?? '') };
      }),

    /** A file of an application. */
    async findFile(operator: Operator, applicationNo: string, fileId: string) {
      const row = await applications.find(orm, isApplication(applicationNo));
      const isAttached = isRecordId(fileId) && listFormFiles(openForm(protection, row)).includes(fileId);
      const file = isAttached ? await findFile(orm, fileId) : undefined;
      if (!file) throw new Refusal(404);
      await auditApplication(orm, operator, 'openFile', row, clock());
      return file;
    },

    /** Takes an application on, also from somebody else. */
    claim: (operator: Operator, seen: Seen) =>
      change(operator, seen, 'claim', async (runner, row, at) => {
        const assigneeId = operator.id;
        if (row.state !== PROCESSING || row.assigneeId === assigneeId)
          return applications.move(runner, row, { action: 'claim', actor: operator, at }, { assigneeId });
        await applications.note(runner, row, { action: 'transfer', actor: operator, at });
        return applications.change(runner, row, { assigneeId, updatedAt: at });
      }),

    /** Decides about an application; whoever else works on it has to be relieved first. */
    decide: (
      operator: Operator,
      action: Extract<ApplicationAction, 'approve' | 'reject'>,
      { reason = '', ...seen }: Seen & { readonly reason?: string },
    ) =>
      change(operator, seen, action, async (runner, row, at) => {
        if (row.assigneeId !== null && row.assigneeId !== operator.id)
          throw new Refusal(409, '该申请由其他审核员处理，接手后再作决定');
        return applications.move(runner, row, { action, actor: operator, at, reason });
      }),
  };
}

function selectQueued(runner: QueryRunner, condition: SQL | undefined) {
  return runner
    .select({ row: application, userCode: customer.userCode, assignee: worker.userCode })
    .from(application)
    .leftJoin(customer, eq(customer.id, application.ownerId))
    .leftJoin(worker, eq(worker.id, application.assigneeId))
    .where(condition);
}

function toQueued({ row, userCode, assignee }: Awaited<ReturnType<typeof selectQueued>>[number]): QueuedApplication {
  const { applicationNo, kind, contentType, itemName, itemUrl, state, createdAt, version } = toBrief(row);
  return {
    ...{ applicationNo, kind, contentType, itemName, itemUrl, state, createdAt, version },
    ...{ telephone: row.telephoneMasked, userCode: userCode ?? '', assignee: assignee ?? '' },
  };
}
