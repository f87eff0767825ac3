import { modelSubscriptionLifecycle } from '@portal/lifecycles';
import { defineRecord } from '../../platform/records/define-record';
import type { KeyHolder } from '../../platform/access-keys/access-keys';
import { BY_INTERFACE, modelKey, modelSubscription, RUNNING } from './model-subscriptions.tables';

/** Page of a model in use, inside the site and without prefix. */
export function toSubscriptionLink(id: string): string {
  return `/overview/modelBase/details?id=${id}`;
}

/** Models in use, and the only way to change one. */
export const subscriptions = defineRecord({
  lifecycle: modelSubscriptionLifecycle,
  table: modelSubscription,
  guards: {},
  describe: ({ id, subscriptionNo, modelName }) => ({
    ...{ number: subscriptionNo, title: modelName, messageType: 'system' },
    link: toSubscriptionLink(id),
  }),
  effects: (_runner, _row, { action }) => (action === 'expire' ? { remindAt: null } : {}),
});

/** Models that are called have access keys while they are in use; they wait where the model has ended. */
export const subscriptionKeys: KeyHolder<10 | 30, string, typeof modelSubscription> = {
  kind: subscriptions,
  keys: modelKey,
  canHaveKeys: ({ state, deliveryMode }) => state === RUNNING && deliveryMode === BY_INTERFACE,
  removal: 'disableKey',
};
