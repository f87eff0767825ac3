import { instanceLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import { defineRecord } from '../../platform/records/define-record';
import { instanceKey, productInstance } from './instances.tables';

/** Page of a product in use, inside the site and without prefix. */
export function toInstanceLink(instanceId: string): string {
  return `/overview/product-modal?instanceId=${instanceId}`;
}

/** Products in use, and the only way to change one. */
export const instances = defineRecord({
  lifecycle: instanceLifecycle,
  table: productInstance,
  guards: {},
  describe: ({ id, instanceNo, productName }) => ({
    ...{ number: instanceNo, title: productName, messageType: 'order' },
    link: toInstanceLink(id),
  }),
  async effects(runner, { id }, { action }) {
    if (action === 'release' || action === 'refund')
      await runner.delete(instanceKey).where(eq(instanceKey.holderId, id));
    return action === 'expire' || action === 'release' || action === 'refund' ? { remindAt: null } : {};
  },
});
