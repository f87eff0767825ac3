import { useGetInvoiceTitleQuery, useGetUserProfileQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { Skeleton } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { TitleForm } from './title-form';
import { TitleMissing } from './title-missing';

/** Where the pages about one title lead back to. */
export const BACK = { href: accountPaths.invoiceTitles.href(), text: '发票抬头' };

const FORM_HEIGHT = 760;

/** Props of `TitleEditor`. */
export interface TitleEditorProps {
  /** Absent for a new title. */
  readonly id?: string;
}

/** The form of an invoice title, once what it starts from is there. */
export function TitleEditor({ id }: TitleEditorProps) {
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
