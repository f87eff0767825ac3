import { ACCESS_KEY_LIMITS, type AccessKey } from '@portal/api-contract/account';
import { AccountCard, cardStyles, formatBeijingTime, RecordButton } from '@portal/ui-account';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import { type KeyAction, type KeyCalls, KeyDialog } from './key-dialog';
import styles from './keys.module.css';

/** Props of `KeyCard`. */
export interface KeyCardProps {
  readonly keys: readonly AccessKey[];
  /** Whether keys can be made and replaced; they can be taken away at any time. */
  readonly canCreate: boolean;
  /** What becomes of keys in the end. */
  readonly fate: string;
  readonly calls: KeyCalls;
}

/** 访问密钥: what programs of the owner identify themselves by. */
export function KeyCard({ keys, canCreate, fate, calls }: KeyCardProps) {
  const [asked, setAsked] = useState<KeyAction | null>(null);
  const isFull = keys.length >= ACCESS_KEY_LIMITS.keys;
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
      <ul className={cardStyles.rows} aria-label="访问密钥列表">
        {keys.map((key) => (
          <li key={key.keyId} className={cardStyles.row}>
            <strong>{key.name}</strong>
            <span className={styles.tail}>ak_••••{key.tail}</span>
            <span className={cardStyles.aside}>{formatBeijingTime(key.createdAt)} 创建</span>
            {canCreate && (
              <RecordButton
                text="轮换"
                name={key.name}
                isBusy={false}
                onClick={() => setAsked({ kind: 'rotate', key })}
              />
            )}
            <RecordButton
              text={calls.removal}
              name={key.name}
              isBusy={false}
              onClick={() => setAsked({ kind: 'remove', key })}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        密钥只在创建时显示一次，最多 {ACCESS_KEY_LIMITS.keys} 个；如有泄露请立即轮换，{fate}。
      </p>
      <KeyDialog calls={calls} action={asked} onClose={() => setAsked(null)} />
    </AccountCard>
  );
}
