import type { Address } from '@portal/api-contract/account';
import { paths } from '@portal/portal-paths';
import { buttons } from '@portal/ui-account';
import { Badge, SiteLink } from '@portal/ui-kit';
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
    <li className={styles.card} data-default={isDefault || undefined} aria-labelledby={titleId}>
      <div className={styles.cardHead}>
        <h2 id={titleId} className={styles.name}>
          {name}
        </h2>
        {isDefault && <Badge tone="info">默认</Badge>}
        {tag && <Badge tone="muted">{tag}</Badge>}
      </div>
      <AddressLines address={address} />
      <div className={styles.acts}>
        <SiteLink href={paths.addressAdd.href(undefined, { id })} className={buttons.text} aria-label={`编辑 ${name}`}>
          编辑
        </SiteLink>
        {!isDefault && (
          <button
            type="button"
            className={buttons.text}
            disabled={isBusy}
            aria-label={`设为默认 ${name}`}
            onClick={onSetDefault}
          >
            设为默认
          </button>
        )}
        <SiteLink
          href={paths.addressDelete.href(undefined, { id })}
          className={buttons.text}
          aria-label={`删除 ${name}`}
        >
          删除
        </SiteLink>
      </div>
    </li>
  );
}
