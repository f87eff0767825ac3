import { definePage } from '@portal/data-access-api';
import type { Address } from '@portal/api-contract/account';
import { useDeleteAddressMutation, useListOwnAddressesQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, DeleteConfirm, NothingToDelete } from '@portal/ui-account';
import { readText } from '@portal/ui-content';
import { DataNotice, Skeleton } from '@portal/ui-kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRecordAct } from '../record-form/use-record-act';
import { AddressLines } from './address-lines';

const BACK = { href: accountPaths.addresses.href(), text: '收货地址' };

export const page = definePage({ Page: DeleteAddressPage });

/** 删除地址 (spec §2): says which, and asks. */
function DeleteAddressPage() {
  const [params] = useSearchParams();
  const id = readText(params, 'id', 64);
  const {
    data: addresses,
    isError,
    error,
    refetch,
  } = useListOwnAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const address = addresses?.find((each) => each.id === id);
  return (
    <AccountPage title="删除地址" back={BACK}>
      {!addresses && isError && <DataNotice error={error} onRetry={() => void refetch()} />}
      {!addresses && !isError && (
        <div role="status" aria-label="加载中">
          <Skeleton height={240} />
        </div>
      )}
      {addresses && !address && <NothingToDelete back={BACK} message="这个地址不存在或已经删除。" />}
      {address && <Confirm address={address} hasOthers={(addresses?.length ?? 0) > 1} />}
    </AccountPage>
  );
}

function Confirm({ address, hasOthers }: { readonly address: Address; readonly hasOthers: boolean }) {
  const navigate = useNavigate();
  const [remove] = useDeleteAddressMutation();
  const { failure, run } = useRecordAct();
  return (
    <DeleteConfirm
      title={`确定删除「${address.name}」的地址吗？`}
      text="删除后不能恢复，已经提交的申请不受影响。"
      obstacle={address.isDefault && hasOthers ? '默认地址不能删除，请先将其他地址设为默认。' : ''}
      failure={failure}
      backHref={BACK.href}
      remove={() => run(remove({ id: address.id }))}
      onRemoved={() => void navigate(BACK.href, { replace: true })}
    >
      <AddressLines address={address} />
    </DeleteConfirm>
  );
}
