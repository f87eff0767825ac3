import {
  applicationQueue,
  getQueuedApplicationFile,
  type listQueuedApplications,
  passApplication,
  type QueuedApplication,
  type QueuedApplicationDetail,
  rejectApplication,
  revealApplicationTelephone,
} from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation, ParsedInput } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import type { Platform } from '../../platform/platform';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { assertAssigned } from '../../platform/records/record-assignment';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
import { queuePeople } from '../users/users.read-model';
import { listFormFiles, openForm } from './application-form';
import { applications, describeApplication, isApplication, isListed, toBrief } from './applications.repository';
import { application, type ApplicationRow } from './applications.tables';
import { waitingApplications } from './waiting-applications';

/** With what applications are reviewed. */
export type ApplicationQueueOptions = Pick<Platform, 'database' | 'clock' | 'protection' | 'files'>;

type ListInput = ParsedInput<typeof listQueuedApplications>;

/** State in which somebody works on an application. */
const PROCESSING = 20;

/** Calls of the reviewers of applications; to everybody else they do not exist. */
export function createApplicationQueueRoutes(options: ApplicationQueueOptions): Implementation[] {
  const { database, protection } = options;

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
    options,
  );

  const calls = createOperatorCalls(database.orm, 'reviewer');
  const { serveAction, serveFile, serveLook } = createQueueServer(queue, calls);
  return [
    ...serveQueue(applicationQueue, queue, calls),
    serveLook(revealApplicationTelephone, 'openTelephone', (_runner, row, { operator }) => {
      if (row.state !== PROCESSING) throw new HttpError(409, '请先受理该申请');
      assertAssigned(applications, row, operator);
      return { telephone: String(openForm(protection, row)['telephone'] ?? '') };
    }),
    serveFile(getQueuedApplicationFile, (_runner, row) => listFormFiles(openForm(protection, row)), options),
    serveAction(passApplication, 'approve'),
    serveAction(rejectApplication, 'reject'),
  ];
}

function toQueued({ row, userCode, assignee }: QueuedRecord<ApplicationRow>): QueuedApplication {
  const { applicationNo, kind, contentType, itemName, itemUrl, state, createdAt, version } = toBrief(row);
  return {
    ...{ applicationNo, kind, contentType, itemName, itemUrl, state, createdAt, version },
    ...{ telephone: row.telephoneMasked, userCode, assignee },
  };
}
