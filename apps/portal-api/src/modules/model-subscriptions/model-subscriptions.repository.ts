import type { EndpointData } from '@portal/api-contract';
import {
  type countModelSubscriptions,
  ENDING_DAYS,
  type listModelSubscriptions,
  MODEL_SUBSCRIPTION_TABS,
  type ModelSubscriptionTab,
} from '@portal/api-contract/account';
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { countUpTo } from '../../platform/records/queue-filter';
import { readRecordPage } from '../../platform/records/record-page';
import type { Subject } from '../../platform/security/session-verifier';
import { addDays } from '../instances/instance-times';
import { EXPIRED, modelSubscription, type ModelSubscriptionRow, RUNNING } from './model-subscriptions.tables';

/** What puts the list in order, which an index has. */
export const SUBSCRIPTION_ORDER: readonly SQL[] = [asc(modelSubscription.endsAt), asc(modelSubscription.id)];

/** Condition of a model in use of the caller. */
export function isOwnSubscription(owner: Subject, id: string): SQL | undefined {
  return and(eq(modelSubscription.ownerId, owner.id), eq(modelSubscription.id, id));
}

/** Condition of an owner's models in a tab. */
export function isInTab(ownerId: string, tab: ModelSubscriptionTab, now: Date): SQL | undefined {
  const { state, endsAt } = modelSubscription;
  const conditions: Record<ModelSubscriptionTab, SQL | undefined> = {
    running: eq(state, RUNNING),
    ending: and(eq(state, RUNNING), lte(endsAt, addDays(now, ENDING_DAYS))),
    expired: eq(state, EXPIRED),
    all: undefined,
  };
  return and(eq(modelSubscription.ownerId, ownerId), conditions[tab]);
}

/** A page of an owner's models in use, and how many there are, up to `CAPPED_TOTAL`. */
export function findSubscriptionPage(
  orm: QueryRunner,
  owner: Subject,
  { status, ...filter }: ParsedInput<typeof listModelSubscriptions>,
  now: Date,
): Promise<{ rows: ModelSubscriptionRow[]; total: number }> {
  const condition = isInTab(owner.id, status, now);
  return readRecordPage(orm, modelSubscription, condition, SUBSCRIPTION_ORDER, filter);
}

/** How many of an owner's models there are in each tab, each up to `CAPPED_TOTAL`. */
export function countByTab(
  orm: QueryRunner,
  owner: Subject,
  now: Date,
): Promise<EndpointData<typeof countModelSubscriptions>> {
  return Promise.all(
    MODEL_SUBSCRIPTION_TABS.map(async (tab) => ({
      tab,
      total: await countUpTo(orm, modelSubscription, isInTab(owner.id, tab, now)),
    })),
  );
}
