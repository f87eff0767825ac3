import { ADDRESS_LIMITS } from '@portal/api-contract/rules';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { addressesApi, useSetDefaultAddressMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { useRecordAct } from '../record-form/use-record-act';
import { CardListPage } from '../shared/card-list-page';
import { AddressCard } from './address-card';
import styles from './addresses.module.css';

const data = pageData(() => ({ addresses: fetchFresh(addressesApi.endpoints.listOwnAddresses) }));

export const page = definePage({ data, Page: AddressesPage });

/** 收货地址 (spec §2). */
function AddressesPage({ addresses }: PageProps<typeof data>) {
  const [setDefault, { isLoading }] = useSetDefaultAddressMutation();
  const { failure, run } = useRecordAct();
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
