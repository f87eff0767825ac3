import { definePage } from '@portal/data-access-api';
import { useGetUserProfileQuery, useListOwnAddressesQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { readText } from '@portal/ui-content';
import { ButtonLink, DataNotice, EmptyState, Skeleton } from '@portal/ui-kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AddressForm } from './address-form';

const BACK = { href: accountPaths.addresses.href(), text: '收货地址' };
const FORM_HEIGHT = 820;

export const page = definePage({ Page: EditAddressPage });

/** 新增地址, or with `?id=` 修改地址 (spec §2). */
function EditAddressPage() {
  const [params] = useSearchParams();
  const id = readText(params, 'id', 64);
  return (
    <AccountPage title={id ? '修改地址' : '新增地址'} back={BACK}>
      <Form key={id} id={id} />
    </AccountPage>
  );
}

function Form({ id }: { readonly id: string | undefined }) {
  const navigate = useNavigate();
  const profile = useGetUserProfileQuery();
  const list = useListOwnAddressesQuery(undefined, { skip: id === undefined, refetchOnMountOrArgChange: true });
  const address = list.data?.find((each) => each.id === id);
  const isWaiting = profile.isLoading || (id !== undefined && list.data === undefined && !list.isError);
  if (isWaiting)
    return (
      <div role="status" aria-label="加载中">
        <Skeleton height={FORM_HEIGHT} />
      </div>
    );
  if (id !== undefined && list.data === undefined)
    return <DataNotice error={list.error} onRetry={() => void list.refetch()} />;
  if (id !== undefined && address === undefined)
    return (
      <EmptyState
        message="这个地址不存在或已经删除。"
        action={
          <ButtonLink href={BACK.href} size="compact">
            返回收货地址
          </ButtonLink>
        }
      />
    );
  return (
    <AddressForm
      // What was typed is kept: with the next version the form is shown anew under it.
      key={address?.version}
      account={profile.data?.account ?? ''}
      address={address}
      onSaved={() => void navigate(BACK.href)}
      onReload={() => void list.refetch()}
    />
  );
}
