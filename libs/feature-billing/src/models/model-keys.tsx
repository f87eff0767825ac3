import type { ModelSubscriptionDetail } from '@portal/api-contract/account';
import {
  useCreateModelKeyMutation,
  useDisableModelKeyMutation,
  useRotateModelKeyMutation,
} from '@portal/data-access-api/account';
import { KeyCard } from '../keys/key-card';

/** Keys of a model in use. */
export function ModelKeys({ model }: { readonly model: ModelSubscriptionDetail }) {
  const { id, keys, actions } = model;
  const [create] = useCreateModelKeyMutation();
  const [rotate] = useRotateModelKeyMutation();
  const [disable] = useDisableModelKeyMutation();
  return (
    <KeyCard
      keys={keys}
      canCreate={actions.includes('createKey')}
      fate="模型到期后暂停使用，续期后恢复"
      calls={{
        create: (name, idempotencyKey) => create({ body: { id, name }, idempotencyKey }),
        rotate: (keyId, idempotencyKey) => rotate({ body: { keyId }, idempotencyKey }),
        remove: (keyId) => disable({ keyId }),
        removal: '停用',
      }}
    />
  );
}
