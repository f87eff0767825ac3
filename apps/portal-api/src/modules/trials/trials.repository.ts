import type { listTrials, StateCount } from '@portal/api-contract/account';
import { listStates, trialLifecycle } from '@portal/lifecycles';
import { and, asc, desc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { readRecordPage } from '../../platform/records/record-page';
import type { Subject } from '../../platform/security/session-verifier';
import { CANCELLED, REJECTED, trial, type TrialRow } from './trials.tables';

/** Trials that stand in the way of another one for the same product, as the unique indexes have it. */
const BLOCKING = or(notInArray(trial.state, [REJECTED, CANCELLED]), isNotNull(trial.openedAt));

/** A page of an owner's trials, the newest first, and how many there are. */
export function findTrialPage(
  orm: QueryRunner,
  owner: Subject,
  { status, statuses, ...page }: ParsedInput<typeof listTrials>,
): Promise<{ rows: TrialRow[]; total: number }> {
  const condition = and(
    eq(trial.ownerId, owner.id),
    status === undefined ? undefined : eq(trial.state, status),
    statuses.length > 0 ? inArray(trial.state, statuses) : undefined,
  );
  const newest = [desc(trial.createdAt), asc(trial.id)];
  return readRecordPage(orm, trial, condition, newest, page);
}

/** How many of an owner's trials stand in each state. */
export async function countTrialsByState(orm: QueryRunner, owner: Subject): Promise<StateCount[]> {
  const counts = await orm
    .select({ status: trial.state, total: sql<number>`count(*)::int` })
    .from(trial)
    .where(eq(trial.ownerId, owner.id))
    .groupBy(trial.state);
  return listStates(trialLifecycle).map((status) => ({
    status,
    total: counts.find((one) => one.status === status)?.total ?? 0,
  }));
}

/** The trial of a product that an account, or the identity it has, cannot have another one beside. */
export async function findBlockingTrial(
  orm: QueryRunner,
  owner: Subject,
  productCode: string,
): Promise<TrialRow | undefined> {
  const [row] = await orm
    .select()
    .from(trial)
    .where(and(eq(trial.ownerId, owner.id), eq(trial.productCode, productCode), BLOCKING));
  return row;
}
