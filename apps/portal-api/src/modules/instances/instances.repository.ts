import {
  type countInstances,
  ENDING_DAYS,
  INSTANCE_TABS,
  type InstanceTab,
  type listInstances,
} from '@portal/api-contract/account';
import type { EndpointData } from '@portal/api-contract';
import { and, asc, desc, eq, lte, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { countUpTo } from '../../platform/records/queue-filter';
import { readRecordPage } from '../../platform/records/record-page';
import { containsTerms } from '../../platform/records/searchable-text';
import type { Subject } from '../../platform/security/session-verifier';
import { addDays } from './instance-times';
import { EXPIRED, type InstanceRow, productInstance, RELEASED, RUNNING } from './instances.tables';

type Filter = ParsedInput<typeof listInstances>;

/** What puts a list in order; one index serves both. */
export const INSTANCE_ORDERINGS: Readonly<Record<Filter['sort'], readonly SQL[]>> = {
  endsAt: [asc(productInstance.endsAt), asc(productInstance.id)],
  '-endsAt': [desc(productInstance.endsAt), desc(productInstance.id)],
};

/** Condition of a product in use of the caller. */
export function isOwnInstance(owner: Subject, instanceId: string): SQL | undefined {
  return and(eq(productInstance.ownerId, owner.id), eq(productInstance.id, instanceId));
}

/** Condition of an owner's products in a tab. */
export function isInTab(ownerId: string, tab: InstanceTab, now: Date): SQL | undefined {
  const { state, endsAt } = productInstance;
  const conditions: Record<InstanceTab, SQL | undefined> = {
    running: eq(state, RUNNING),
    ending: and(eq(state, RUNNING), lte(endsAt, addDays(now, ENDING_DAYS))),
    expired: eq(state, EXPIRED),
    released: eq(state, RELEASED),
    all: undefined,
  };
  return and(eq(productInstance.ownerId, ownerId), conditions[tab]);
}

/** A page of an owner's products in use, and how many there are, up to `CAPPED_TOTAL`. */
export function findInstancePage(
  orm: QueryRunner,
  owner: Subject,
  filter: Filter,
  now: Date,
): Promise<{ rows: InstanceRow[]; total: number }> {
  const { status, productCode, keyword, sort } = filter;
  const condition = and(
    isInTab(owner.id, status, now),
    productCode ? eq(productInstance.productCode, productCode) : undefined,
    keyword ? containsTerms(productInstance, keyword) : undefined,
  );
  return readRecordPage(orm, productInstance, condition, INSTANCE_ORDERINGS[sort], filter);
}

/** How many of an owner's products there are in each tab, each up to `CAPPED_TOTAL`. */
export function countByTab(orm: QueryRunner, owner: Subject, now: Date): Promise<EndpointData<typeof countInstances>> {
  return Promise.all(
    INSTANCE_TABS.map(async (tab) => ({
      tab,
      total: await countUpTo(orm, productInstance, isInTab(owner.id, tab, now)),
    })),
  );
}
