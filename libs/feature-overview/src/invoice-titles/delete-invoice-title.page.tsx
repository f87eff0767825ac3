import type { InvoiceTitle } from '@portal/api-contract/account';
import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { invoiceTitlesApi, useDeleteInvoiceTitleMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, DeleteConfirm, NothingToDelete } from '@portal/ui-account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useRecordAction } from '../record-form/use-record-action';
import { TitleFacts } from './title-facts';

const BACK = { href: accountPaths.invoiceTitles.href(), text: '发票抬头' };

const data = pageData({ id: urlField.text(64) }, () => ({
  titles: fetchFresh(invoiceTitlesApi.endpoints.listInvoiceTitles),
}));

export const page = definePage({ data, Page: DeleteInvoiceTitlePage });

/** 删除发票抬头 (spec §2): says which, and asks. */
function DeleteInvoiceTitlePage({ query, titles: result }: PageProps<typeof data>) {
  return (
    <AccountPage title="删除发票抬头" back={BACK}>
      <QueryView result={result} waiting={<Skeleton height={300} />}>
        {(titles) => {
          const title = titles.find(({ id }) => id === query.values.id);
          if (!title) return <NothingToDelete back={BACK} message="这个抬头不存在或已经删除。" />;
          return <Confirm title={title} />;
        }}
      </QueryView>
    </AccountPage>
  );
}

function Confirm({ title }: { readonly title: InvoiceTitle }) {
  const navigate = useNavigate();
  const [remove] = useDeleteInvoiceTitleMutation();
  const { failure, run } = useRecordAction();
  return (
    <DeleteConfirm
      title={`确定删除抬头「${title.name}」吗？`}
      text="删除后不能恢复，已经开具的发票不受影响。"
      obstacle={title.status === 1 ? '审核中的抬头不能删除，请先撤回审核。' : ''}
      failure={failure}
      backHref={BACK.href}
      remove={() => run(remove({ id: title.id }))}
      onRemoved={() => void navigate(BACK.href, { replace: true })}
    >
      <TitleFacts title={title} />
    </DeleteConfirm>
  );
}
