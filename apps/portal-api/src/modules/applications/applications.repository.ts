import { APPLICATION_KINDS, type ApplicationBrief, type ApplicationDetail } from '@portal/api-contract';
import { CONTENT_TYPES, type ContentType } from '@portal/api-contract/rules';
import { type ActionOf, applicationLifecycle, type StateOf } from '@portal/lifecycles';
import { and, eq, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { Refusal } from '../../platform/http/refusal';
import { type Actor, advanceRecord, type MovingRecord, type Step } from '../../platform/lifecycle/advance-record';
import { readRecordFiles, readStatusLog } from '../../platform/lifecycle/status-log.repository';
import { noteAudit } from '../../platform/operations/note-audit';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { listFormFiles, openForm } from './application-form';
import { application, type ApplicationRow } from './applications.tables';

/** Triggers of applications. */
export type ApplicationAction = ActionOf<typeof applicationLifecycle>;

/** Columns that somebody's work on an application changes. */
export type ApplicationChanges = Partial<Pick<ApplicationRow, 'state' | 'reason' | 'assigneeId' | 'updatedAt'>>;

type State = StateOf<typeof applicationLifecycle>;

/** An application, of the caller where one is given. Refuses with 404. */
export async function findApplication(
  runner: QueryRunner,
  applicationNo: string,
  owner?: Subject,
): Promise<ApplicationRow> {
  const [row] = await runner.select().from(application).where(isApplication(applicationNo, owner));
  if (row === undefined) throw new Refusal(404);
  return row;
}

/** An application, of the caller where one is given, locked until the transaction ends. Refuses with 404. */
export async function lockApplication(
  runner: QueryRunner,
  applicationNo: string,
  owner?: Subject,
): Promise<ApplicationRow> {
  const [row] = await runner.select().from(application).where(isApplication(applicationNo, owner)).for('update');
  if (row === undefined) throw new Refusal(404);
  return row;
}

/** Stores what has changed of an application that is locked. */
export async function changeApplication(
  runner: QueryRunner,
  { id }: ApplicationRow,
  changes: ApplicationChanges,
): Promise<ApplicationRow> {
  const [changed] = await runner
    .update(application)
    .set({ ...changes, version: sql`${application.version} + 1` })
    .where(eq(application.id, id))
    .returning();
  if (changed === undefined) throw new Error('The application could not be stored');
  return changed;
}

/** Takes a locked application one step on. */
export async function advanceApplication(
  runner: QueryRunner,
  row: ApplicationRow,
  step: Step<ApplicationAction>,
  changes: ApplicationChanges = {},
): Promise<ApplicationRow> {
  const state = await advanceRecord(runner, applicationLifecycle, toMovingApplication(row, row.state), step);
  return changeApplication(runner, row, { ...changes, state, updatedAt: step.at });
}

/** An application as the lifecycle moves it. */
export function toMovingApplication(
  row: Pick<ApplicationRow, 'id' | 'ownerId' | 'applicationNo' | 'kind' | 'itemName'>,
  state: State | null,
): MovingRecord<State> {
  const { id, ownerId, applicationNo, kind, itemName } = row;
  return {
    ...{ id, ownerId, state },
    number: applicationNo,
    title: `${APPLICATION_KINDS[kind]}：${itemName}`,
    messageType: 'system',
    link: `/overview/tryProduct?kind=${kind}`,
  };
}

/** What content an application is about. */
const ITEM_TYPES: Readonly<Record<ApplicationRow['kind'], ContentType | null>> = {
  trial: CONTENT_TYPES.PRODUCT,
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

/** Notes in the caller's transaction what somebody of the platform did with an application. */
export function auditApplication(
  runner: QueryRunner,
  actor: Actor,
  action: string,
  { applicationNo }: ApplicationRow,
  at: Date,
): Promise<void> {
  const subject = { subjectKind: applicationLifecycle.name, subjectNo: applicationNo };
  return noteAudit(runner, { actorId: actor.id, action: `application.${action}`, ...subject, at });
}

function isApplication(applicationNo: string, owner: Subject | undefined) {
  return and(eq(application.applicationNo, applicationNo), owner && eq(application.ownerId, owner.id));
}
