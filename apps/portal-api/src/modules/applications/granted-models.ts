import { and, asc, eq, isNull } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isNotQueued } from '../../platform/jobs/due-work';
import { applications, isApplication } from './applications.repository';
import { application } from './applications.tables';

/** State of an application that was approved. */
const APPROVED = 30;

const isUnapplied = and(eq(application.kind, 'model'), eq(application.state, APPROVED), isNull(application.appliedAt));

/** An application for a model that was approved. */
export interface GrantedModel {
  readonly applicationNo: string;
  readonly ownerId: string;
  readonly modelId: string;
  readonly modelName: string;
  /** When it was approved. */
  readonly grantedAt: Date;
}

/** Numbers of approved applications for models of which nothing has become, the oldest first; without those a job works on. */
export async function findGrantedModels(runner: QueryRunner, job: string, limit: number): Promise<string[]> {
  const { applicationNo, stateSince } = application;
  const rows = await runner
    .select({ applicationNo })
    .from(application)
    .where(and(isUnapplied, isNotQueued(job, applicationNo)))
    .orderBy(asc(stateSince))
    .limit(limit);
  return rows.map((row) => row.applicationNo);
}

/** Takes an approved application for good, in the caller's transaction; `undefined` where something has become of it. */
export async function takeGrantedModel(
  runner: QueryRunner,
  applicationNo: string,
  at: Date,
): Promise<GrantedModel | undefined> {
  const [row] = await runner
    .select()
    .from(application)
    .where(and(isApplication(applicationNo), isUnapplied))
    .for('update');
  if (row === undefined || row.ownerId === null) return undefined;
  await applications.change(runner, row, { appliedAt: at });
  const { ownerId, itemKey: modelId, itemName: modelName, stateSince: grantedAt } = row;
  return { applicationNo, ownerId, modelId, modelName, grantedAt };
}
