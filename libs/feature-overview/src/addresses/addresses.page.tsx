import { definePage } from '@portal/data-access-api';
import { useListOwnAddressesQuery, useSetDefaultAddressMutation } from '@portal/data-access-api/account';
import { ADDRESS_LIMITS } from '@portal/api-contract/rules';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, cardStyles, PENDING } from '@portal/ui-account';
import { Alert, ButtonLink, DataNotice, EmptyState, Skeleton } from '@portal/ui-kit';
import { useRecordAct } from '../record-form/use-record-act';
import { AddressCard } from './address-card';
import styles from './addresses.module.css';

const CARD_HEIGHT = 210;

export const page = definePage({ Page: AddressesPage });

/** 收货地址 (spec §2). */
function AddressesPage() {
  const {
    data: addresses,
    isError,
    error,
    refetch,
  } = useListOwnAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [setDefault, { isLoading }] = useSetDefaultAddressMutation();
  const { failure, run } = useRecordAct();
  const hasRoom = (addresses?.length ?? 0) < ADDRESS_LIMITS.most;
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
        addresses &&
        addresses.length > 0 && (
          <>
            <span className={cardStyles.count}>
              已保存 {addresses.length}/{ADDRESS_LIMITS.most}
            </span>
            {hasRoom && addLink}
          </>
        )
      }
    >
      {failure && <Alert>{failure}</Alert>}
      {!addresses && isError && <DataNotice error={error} onRetry={() => void refetch()} />}
      {!addresses && !isError && (
        <div className={styles.list} role="status" aria-label="加载中" {...PENDING}>
          <Skeleton height={CARD_HEIGHT} />
          <Skeleton height={CARD_HEIGHT} />
        </div>
      )}
      {addresses?.length === 0 && <EmptyState message="还没有保存地址。" action={addLink} />}
      {addresses && addresses.length > 0 && (
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
      )}
    </AccountPage>
  );
}
