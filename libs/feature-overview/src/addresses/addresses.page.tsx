import { ADDRESS_LIMITS } from '@portal/api-contract/rules';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { addressesApi, useSetDefaultAddressMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, cardStyles } from '@portal/ui-account';
import { Alert, ButtonLink, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { useRecordAct } from '../record-form/use-record-act';
import { AddressCard } from './address-card';
import styles from './addresses.module.css';

const CARD_HEIGHT = 210;

const data = pageData(() => ({ addresses: fetchFresh(addressesApi.endpoints.listOwnAddresses) }));

export const page = definePage({ data, Page: AddressesPage });

/** 收货地址 (spec §2). */
function AddressesPage({ addresses: result }: PageProps<typeof data>) {
  const [setDefault, { isLoading }] = useSetDefaultAddressMutation();
  const { failure, run } = useRecordAct();
  const total = result.data?.length ?? 0;
  const addLink = (
    <ButtonLink href={accountPaths.addressAdd.href()} variant="primary" size="compact">
      新增地址
    </ButtonLink>
  );
  return (
    <AccountPage
      title="收货地址"
      lead="用于寄送合同、纸质发票和设备，手机号码加密保存。"
      actions={
        total > 0 && (
          <>
            <span className={cardStyles.count}>
              已保存 {total}/{ADDRESS_LIMITS.most}
            </span>
            {total < ADDRESS_LIMITS.most && addLink}
          </>
        )
      }
    >
      {failure && <Alert>{failure}</Alert>}
      <QueryView
        result={result}
        waiting={
          <div className={styles.list}>
            <Skeleton height={CARD_HEIGHT} />
            <Skeleton height={CARD_HEIGHT} />
          </div>
        }
      >
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyState message="还没有保存地址。" action={addLink} />
          ) : (
            <ul className={styles.list}>
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  isBusy={isLoading}
                  onSetDefault={() => void run(setDefault({ id: address.id }))}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </AccountPage>
  );
}
