import { APPLICATION_KINDS, type ApplicationBrief, type ApplicationDetail } from '@portal/api-contract';
import { CONTENT_TYPES, type ContentType } from '@portal/api-contract/rules';
import { type ActionOf, applicationLifecycle } from '@portal/lifecycles';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { defineRecord } from '../../platform/records/define-record';
import { readRecordFiles, readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { listFormFiles, openForm } from './application-form';
import { application, type ApplicationRow } from './applications.tables';

/** Triggers of applications. */
export type ApplicationAction = ActionOf<typeof applicationLifecycle>;

/** Applications, and the only way to change one. */
export const applications = defineRecord({
  lifecycle: applicationLifecycle,
  table: application,
  guards: {
    needsReview: ({ kind }) => (kind === 'whitepaper' ? '白皮书无需审核' : ''),
    needsNoReview: ({ kind }) => (kind === 'whitepaper' ? '' : '申请需要审核'),
  },
  describe: ({ applicationNo, kind, itemName }) => ({
    number: applicationNo,
    title: `${APPLICATION_KINDS[kind]}：${itemName}`,
    messageType: 'system',
    link: `/overview/applications?kind=${kind}`,
  }),
  effects: (_runner, _row, { at, reason = '' }) => ({ updatedAt: at, reason }),
});

/** Condition of what is an application still: those for trials have become trials, and their rows go with the next release. */
export const isListed = sql`${application.kind} <> 'trial'`;

/** Condition of an application, of the caller where one is given. */
export function isApplication(applicationNo: string, owner?: Subject): SQL | undefined {
  return and(isListed, eq(application.applicationNo, applicationNo), owner && eq(application.ownerId, owner.id));
}

/** What content an application is about. */
const ITEM_TYPES: Readonly<Record<ApplicationRow['kind'], ContentType | null>> = {
  model: CONTENT_TYPES.MODEL,
  partner: null,
  job: CONTENT_TYPES.RECRUIT,
  consult: null,
  visit: null,
  solution: CONTENT_TYPES.SOLUTION,
  whitepaper: CONTENT_TYPES.SOLUTION,
  report: CONTENT_TYPES.MODEL,
};

/** An application in a list of its owner. */
export function toBrief(row: ApplicationRow): ApplicationBrief {
  const { applicationNo, kind, itemName, itemUrl, state, reason, createdAt, version } = row;
  return {
    ...{ applicationNo, kind, contentType: ITEM_TYPES[kind], itemName, itemUrl },
    ...{ state, reason, createdAt: toChinaTime(createdAt), version },
  };
}

/** An application with its files and its log. The caller has made sure that it may be seen. */
export async function describeApplication(
  runner: QueryRunner,
  protection: DataProtection,
  row: ApplicationRow,
): Promise<ApplicationDetail> {
  const fileIds = listFormFiles(openForm(protection, row));
  const files = await readRecordFiles(runner, fileIds);
  return {
    ...toBrief(row),
    files: fileIds.flatMap((id) => files.get(id) ?? []),
    log: await readStatusLog(runner, applicationLifecycle.name, row.id),
  };
}
