import { REALNAME_LIMITS } from '@portal/api-contract/account';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { identification } from './realname.tables';

const LOCK_MS = REALNAME_LIMITS.amountLockHours * 3_600_000;

/** When amounts may be told again after the last wrong one of a verification. */
export function toAmountUnlock(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + LOCK_MS);
}

/** When an owner who has guessed amounts may try others; absent for whoever may by now. */
export async function findAmountUnlock(runner: QueryRunner, ownerId: string, now: Date): Promise<Date | undefined> {
  const isGuessed = and(
    eq(identification.failure, 'amount'),
    gt(identification.decidedAt, new Date(now.getTime() - LOCK_MS)),
  );
  const [row] = await runner
    .select({ decidedAt: identification.decidedAt })
    .from(identification)
    .where(and(eq(identification.ownerId, ownerId), isGuessed))
    .orderBy(desc(identification.decidedAt))
    .limit(1);
  return row?.decidedAt ? toAmountUnlock(row.decidedAt) : undefined;
}
