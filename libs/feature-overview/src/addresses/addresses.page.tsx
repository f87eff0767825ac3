import type { Address } from '@portal/api-contract/account';
import { ADDRESS_LIMITS } from '@portal/api-contract/rules';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { addressesApi, useSetDefaultAddressMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { cardStyles, RecordButton, RecordLink } from '@portal/ui-account';
import { Badge } from '@portal/ui-kit';
import { useId } from 'react';
import { useRecordAction } from '../record-form/use-record-action';
import { CardListPage } from '../shared/card-list-page';
import { AddressLines } from './address-lines';
import styles from './addresses.module.css';

const data = pageData(() => ({ addresses: fetchFresh(addressesApi.endpoints.listOwnAddresses) }));

export const page = definePage({ data, Page: AddressesPage });

/** 收货地址 (spec §2). */
function AddressesPage({ addresses }: PageProps<typeof data>) {
  const [setDefault, { isLoading }] = useSetDefaultAddressMutation();
  const { failure, run } = useRecordAction();
  return (
    <CardListPage
      title="收货地址"
      lead="用于寄送合同、纸质发票和设备，手机号码加密保存。"
      result={addresses}
      max={ADDRESS_LIMITS.most}
      addHref={accountPaths.addressAdd.href()}
      addText="新增地址"
      empty="还没有保存地址。"
      failure={failure}
      className={styles.list}
      cardHeight={210}
    >
      {(address) => (
        <AddressCard
          key={address.id}
          address={address}
          isBusy={isLoading}
          onSetDefault={() => void run(setDefault({ id: address.id }))}
        />
      )}
    </CardListPage>
  );
}

interface AddressCardProps {
  readonly address: Address;
  readonly isBusy: boolean;
  readonly onSetDefault: () => void;
}

/** An address of the list with what can be done. */
function AddressCard({ address, isBusy, onSetDefault }: AddressCardProps) {
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
      <div className={cardStyles.actions}>
        <RecordLink text="编辑" name={name} href={accountPaths.addressAdd.href(undefined, { id })} />
        {!isDefault && <RecordButton text="设为默认" name={name} isBusy={isBusy} onClick={onSetDefault} />}
        <RecordLink text="删除" name={name} href={accountPaths.addressDelete.href(undefined, { id })} />
      </div>
    </li>
  );
}
