import type { Address } from '@portal/api-contract/account';
import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { addressesApi, useDeleteAddressMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, DeleteConfirm, NothingToDelete } from '@portal/ui-account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useRecordAction } from '../record-form/use-record-action';
import { AddressLines } from './address-lines';

const BACK = { href: accountPaths.addresses.href(), text: '收货地址' };

const data = pageData({ id: urlField.text(64) }, () => ({
  addresses: fetchFresh(addressesApi.endpoints.listOwnAddresses),
}));

export const page = definePage({ data, Page: DeleteAddressPage });

/** 删除地址 (spec §2): says which, and asks. */
function DeleteAddressPage({ query, addresses: result }: PageProps<typeof data>) {
  return (
    <AccountPage title="删除地址" back={BACK}>
      <QueryView result={result} waiting={<Skeleton height={240} />}>
        {(addresses) => {
          const address = addresses.find(({ id }) => id === query.values.id);
          if (!address) return <NothingToDelete back={BACK} message="这个地址不存在或已经删除。" />;
          return <Confirm address={address} hasOthers={addresses.length > 1} />;
        }}
      </QueryView>
    </AccountPage>
  );
}

function Confirm({ address, hasOthers }: { readonly address: Address; readonly hasOthers: boolean }) {
  const navigate = useNavigate();
  const [remove] = useDeleteAddressMutation();
  const { failure, run } = useRecordAction();
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
