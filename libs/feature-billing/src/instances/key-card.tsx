import { INSTANCE_LIMITS, type InstanceDetail } from '@portal/api-contract/account';
import { AccountCard, formatBeijingTime, RecordButton } from '@portal/ui-account';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './instances.module.css';
import { type KeyAction, KeyDialog } from './key-dialog';

/** 访问密钥: what programs of the owner identify themselves by. */
export function KeyCard({ instance }: { readonly instance: InstanceDetail }) {
  const { keys, actions } = instance;
  const [asked, setAsked] = useState<KeyAction | null>(null);
  const canCreate = actions.includes('createKey');
  const isFull = keys.length >= INSTANCE_LIMITS.keys;
  return (
    <AccountCard
      title="访问密钥"
      action={
        canCreate && (
          <Button size="compact" disabled={isFull} onClick={() => setAsked({ kind: 'create' })}>
            创建密钥
          </Button>
        )
      }
    >
      {keys.length === 0 && <p className={styles.note}>还没有访问密钥。</p>}
      <ul className={styles.rows} aria-label="访问密钥列表">
        {keys.map((key) => (
          <li key={key.keyId} className={styles.row}>
            <strong>{key.name}</strong>
            <span className={styles.tail}>ak_••••{key.tail}</span>
            <span className={styles.below}>{formatBeijingTime(key.createdAt)} 创建</span>
            {canCreate && (
              <RecordButton
                text="轮换"
                name={key.name}
                isBusy={false}
                onClick={() => setAsked({ kind: 'rotate', key })}
              />
            )}
            <RecordButton
              text="删除"
              name={key.name}
              isBusy={false}
              onClick={() => setAsked({ kind: 'delete', key })}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        密钥只在创建时显示一次，最多 {INSTANCE_LIMITS.keys} 个；如有泄露请立即轮换，产品释放时一并删除。
      </p>
      <KeyDialog instanceId={instance.instanceId} action={asked} onClose={() => setAsked(null)} />
    </AccountCard>
  );
}
