import { definePage, fetchFresh, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, addressesApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, NothingToDelete } from '@portal/ui-account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { AddressForm } from './address-form';

const BACK = { href: accountPaths.addresses.href(), text: '收货地址' };
const FORM_HEIGHT = 820;

const data = pageData({ id: urlField.text(64), from: urlField.choice(['apply']) }, ({ query: { id } }) => ({
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
  addresses: id ? fetchFresh(addressesApi.endpoints.listOwnAddresses) : null,
}));

export const page = definePage({ data, Page: EditAddressPage });

/** 新增地址, or with `?id=` 修改地址 (spec §2); from an application for an invoice it leads back there. */
function EditAddressPage({ query, profile, addresses }: PageProps<typeof data>) {
  const navigate = useNavigate();
  const { id, from } = query.values;
  const goalHref = from ? accountPaths.invoiceFillIn.href() : BACK.href;
  return (
    <AccountPage title={id ? '修改地址' : '新增地址'} back={BACK}>
      <QueryView
        result={id ? addresses : { ...addresses, data: [] }}
        isHeld={profile.isLoading}
        waiting={<Skeleton height={FORM_HEIGHT} />}
      >
        {(known) => {
          const address = known.find((each) => each.id === id);
          if (id && !address) return <NothingToDelete back={BACK} message="这个地址不存在或已经删除。" />;
          return (
            <AddressForm
              // What was typed is kept: with the next version the form is shown anew under it.
              key={`${id} ${address?.version}`}
              account={profile.data?.account ?? ''}
              address={address}
              onSaved={() => void navigate(goalHref)}
              onReload={addresses.refetch}
            />
          );
        }}
      </QueryView>
    </AccountPage>
  );
}
