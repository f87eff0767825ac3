import type { Address } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { cardStyles, RecordButton, RecordLink } from '@portal/ui-account';
import { Badge } from '@portal/ui-kit';
import { useId } from 'react';
import { AddressLines } from './address-lines';
import styles from './addresses.module.css';

/** Props of `AddressCard`. */
export interface AddressCardProps {
  readonly address: Address;
  readonly isBusy: boolean;
  readonly onSetDefault: () => void;
}

/** An address of the list with what can be done. */
export function AddressCard({ address, isBusy, onSetDefault }: AddressCardProps) {
  const titleId = useId();
  const { id, name, tag, isDefault } = address;
  return (
    <li className={cardStyles.card} data-default={isDefault || undefined} aria-labelledby={titleId}>
      <div className={styles.cardHead}>
        <h2 id={titleId} className={cardStyles.name}>
          {name}
        </h2>
        {isDefault && <Badge tone="info">默认</Badge>}
        {tag && <Badge tone="muted">{tag}</Badge>}
      </div>
      <AddressLines address={address} />
      <div className={cardStyles.acts}>
        <RecordLink text="编辑" name={name} href={accountPaths.addressAdd.href(undefined, { id })} />
        {!isDefault && <RecordButton text="设为默认" name={name} isBusy={isBusy} onClick={onSetDefault} />}
        <RecordLink text="删除" name={name} href={accountPaths.addressDelete.href(undefined, { id })} />
      </div>
    </li>
  );
}
