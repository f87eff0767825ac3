import type { listRefunds, StateCount } from '@portal/api-contract/account';
import { listStates, refundLifecycle } from '@portal/lifecycles';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import type { ParsedInput } from '../../../platform/http/implement';
import { countUpTo, toQueueConditions } from '../../../platform/records/queue-filter';
import { readRecordPage } from '../../../platform/records/record-page';
import type { Subject } from '../../../platform/security/session-verifier';
import { refund, type RefundRow } from '../refunds.tables';

type Filter = ParsedInput<typeof listRefunds>;

/** What puts a list in order; one index serves both. */
export const REFUND_ORDERINGS: Readonly<Record<Filter['sort'], readonly SQL[]>> = {
  '-createdAt': [desc(refund.createdAt), asc(refund.id)],
  createdAt: [asc(refund.createdAt), desc(refund.id)],
};

/** Condition of a refund of the caller. */
export function isOwnRefund(owner: Subject, refundNo: string): SQL | undefined {
  return and(eq(refund.ownerId, owner.id), eq(refund.refundNo, refundNo));
}

/** Condition of an owner's refunds that a filter leaves. */
export function isListedRefund(
  ownerId: string,
  { statuses, orderNo, ...filter }: Pick<Filter, 'statuses' | 'orderNo' | 'keyword' | 'dateFrom' | 'dateTo'>,
): SQL | undefined {
  return and(
    eq(refund.ownerId, ownerId),
    statuses.length > 0 ? inArray(refund.state, statuses) : undefined,
    orderNo ? eq(refund.orderNo, orderNo) : undefined,
    toQueueConditions(refund, refund.createdAt, filter),
  );
}

/** A page of an owner's refunds, and how many there are, up to `CAPPED_TOTAL`. */
export function findRefundPage(
  orm: QueryRunner,
  owner: Subject,
  filter: Filter,
): Promise<{ rows: RefundRow[]; total: number }> {
  const condition = isListedRefund(owner.id, filter);
  return readRecordPage(orm, refund, condition, REFUND_ORDERINGS[filter.sort], filter);
}

/** How many of an owner's refunds stand in each state, each up to `CAPPED_TOTAL`. */
export function countRefundsByState(orm: QueryRunner, owner: Subject): Promise<StateCount[]> {
  return Promise.all(
    listStates(refundLifecycle).map(async (status) => {
      const condition = and(eq(refund.ownerId, owner.id), eq(refund.state, status));
      return { status, total: await countUpTo(orm, refund, condition) };
    }),
  );
}
