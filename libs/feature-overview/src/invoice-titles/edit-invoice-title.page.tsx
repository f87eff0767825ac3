import { useGetInvoiceTitleQuery, useGetUserProfileQuery } from '@portal/data-access-api/account';
import { paths } from '@portal/portal-paths';
import { AccountPage } from '@portal/ui-account';
import { readText } from '@portal/ui-content';
import { Skeleton } from '@portal/ui-kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { TitleForm } from './title-form';
import { TitleMissing } from './title-missing';

const BACK = { href: paths.invoiceTitles.href(), text: '发票抬头' };
const FORM_HEIGHT = 760;

/** 新增发票抬头 (spec §2). */
export function AddInvoiceTitlePage() {
  return (
    <AccountPage title="新增发票抬头" back={BACK}>
      <Form id={undefined} />
    </AccountPage>
  );
}

/** 修改发票抬头 `?id=` (spec §2). */
export function EditInvoiceTitlePage() {
  const [params] = useSearchParams();
  const id = readText(params, 'id', 64) ?? 'none';
  return (
    <AccountPage title="修改发票抬头" back={BACK}>
      <Form key={id} id={id} />
    </AccountPage>
  );
}

function Form({ id }: { readonly id: string | undefined }) {
  const navigate = useNavigate();
  const profile = useGetUserProfileQuery();
  const { data, isError, error, refetch } = useGetInvoiceTitleQuery(
    { id: id ?? '' },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  );
  if (isError) return <TitleMissing error={error} onRetry={() => void refetch()} />;
  if (profile.isLoading || (id !== undefined && data === undefined))
    return (
      <div role="status" aria-label="加载中">
        <Skeleton height={FORM_HEIGHT} />
      </div>
    );
  return (
    <TitleForm
      // What was typed is kept: with the next version the form is shown anew under it.
      key={data?.version}
      account={profile.data?.account ?? ''}
      title={data}
      onSaved={() => void navigate(BACK.href)}
      onReload={() => void refetch()}
    />
  );
}
