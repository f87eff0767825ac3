import type { InstanceDetail } from '@portal/api-contract/account';
import {
  useCreateInstanceKeyMutation,
  useDeleteInstanceKeyMutation,
  useRotateInstanceKeyMutation,
} from '@portal/data-access-api/account';
import { KeyCard } from '../keys/key-card';

/** Keys of a product in use. */
export function InstanceKeys({ instance }: { readonly instance: InstanceDetail }) {
  const { instanceId, keys, actions } = instance;
  const [create] = useCreateInstanceKeyMutation();
  const [rotate] = useRotateInstanceKeyMutation();
  const [remove] = useDeleteInstanceKeyMutation();
  return (
    <KeyCard
      keys={keys}
      canCreate={actions.includes('createKey')}
      fate="产品释放时一并删除"
      calls={{
        create: (name, idempotencyKey) => create({ body: { instanceId, name }, idempotencyKey }),
        rotate: (keyId, idempotencyKey) => rotate({ body: { keyId }, idempotencyKey }),
        remove: (keyId) => remove({ keyId }),
        removal: '删除',
      }}
    />
  );
}
