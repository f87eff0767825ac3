import type { KeyHolder } from '../../platform/access-keys/access-keys';
import { instances } from './instance-record';
import { instanceKey, type productInstance, RUNNING } from './instances.tables';

/** Products in use have access keys while they run. */
export const instanceKeys: KeyHolder<10 | 30 | 40, string, typeof productInstance> = {
  kind: instances,
  keys: instanceKey,
  canHaveKeys: ({ state }) => state === RUNNING,
  removal: 'deleteKey',
};
