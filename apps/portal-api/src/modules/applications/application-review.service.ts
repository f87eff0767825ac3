import type {
  listQueuedApplications,
  QueuedApplication,
  QueuedApplicationDetail,
  rejectApplication,
} from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { findFile } from '../../platform/files/files.repository';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { Operator } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { assertAssigned } from '../../platform/records/record-assignment';
import type { Seen } from '../../platform/records/record-queue';
import type { DataProtection } from '../../platform/security/data-protection';
import { queuePeople } from '../users/users.read-model';
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
import { waitingApplications } from './waiting-applications';

/** With what applications are reviewed. */
export interface ApplicationReviewOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

type ListInput = ParsedInput<typeof listQueuedApplications>;

/** Which version of an application somebody acts on. */
type SeenApplication = Omit<ParsedInput<typeof rejectApplication>, 'reason'>;

/** State in which somebody works on an application. */
const PROCESSING = 20;

/** What people of the platform do with applications. */
export function createApplicationReviewService({ database, clock, protection }: ApplicationReviewOptions) {
  const { orm } = database;

  const queue = createClaimedQueue(
    {
      ...{ kind: applications, waiting: waitingApplications, people: queuePeople },
      isListed,
      since: application.createdAt,
      toCondition: ({ kind, state }: ListInput) =>
        and(eq(application.state, state), kind && eq(application.kind, kind)),
      isRecord: isApplication,
      numberOf: ({ applicationNo }) => applicationNo,
      toItem: toQueued,
      // The number to call is asked for by itself.
      describe: async (runner, queued): Promise<QueuedApplicationDetail> => ({
        ...toQueued(queued),
        ...(await describeApplication(runner, protection, queued.row)),
        form: { ...openForm(protection, queued.row), telephone: queued.row.telephoneMasked },
      }),
    },
    { database, clock },
  );

  return {
    queue,

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

    /** Decides about an application; whoever else works on it has to be relieved first. */
    decide: (
      operator: Operator,
      action: Extract<ApplicationAction, 'approve' | 'reject'>,
      { reason = '', ...seen }: SeenApplication & { readonly reason?: string },
    ) => queue.act(operator, toSeen(seen), action, reason),
  };
}

function toSeen({ applicationNo: number, version }: SeenApplication): Seen {
  return { number, version };
}

function toQueued({ row, userCode, assignee }: QueuedRecord<ApplicationRow>): QueuedApplication {
  const { applicationNo, kind, contentType, itemName, itemUrl, state, createdAt, version } = toBrief(row);
  return {
    ...{ applicationNo, kind, contentType, itemName, itemUrl, state, createdAt, version },
    ...{ telephone: row.telephoneMasked, userCode, assignee },
  };
}
