import type { UserProfile } from '@portal/api-contract';
import type { Certification, InvoiceTitleDetail } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { NothingToDelete } from '@portal/ui-account';
import { type QueryState, QueryView, Skeleton } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { TitleForm } from './title-form';
import { findEnterprise } from './title-form.rules';

/** Where the pages about one title lead back to. */
export const BACK = { href: accountPaths.invoiceTitles.href(), text: '发票抬头' };

const FORM_HEIGHT = 760;

/** Props of `TitleEditor`. */
export interface TitleEditorProps {
  readonly profile: QueryResult<UserProfile>;
  readonly standing: QueryResult<Certification>;
  /** `null` for a new title. */
  readonly title: QueryState<InvoiceTitleDetail | null>;
  readonly isMissing?: boolean;
  /** Where to go once it is saved; to the list of titles unless told. */
  readonly goalHref?: string;
}

/** The form of an invoice title, once what it starts from is there. */
export function TitleEditor({
  profile,
  standing,
  title: result,
  isMissing = false,
  goalHref = BACK.href,
}: TitleEditorProps) {
  const navigate = useNavigate();
  if (isMissing) return <NothingToDelete back={BACK} message="这个抬头不存在或已经删除。" />;
  return (
    <QueryView
      result={result}
      isHeld={profile.isLoading || standing.isLoading}
      waiting={<Skeleton height={FORM_HEIGHT} />}
    >
      {(title) => (
        <TitleForm
          // What was typed is kept: with the next version the form is shown anew under it.
          key={title?.version}
          account={profile.data?.account ?? ''}
          title={title ?? undefined}
          enterprise={findEnterprise(standing.data)}
          onSaved={() => void navigate(goalHref)}
          onReload={() => void result.refetch()}
        />
      )}
    </QueryView>
  );
}
