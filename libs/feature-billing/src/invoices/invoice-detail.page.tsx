import { definePage, fetchFresh, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { accountsApi, invoicesApi } from '@portal/data-access-api/account';
import { AccountPage, usePolling } from '@portal/ui-account';
import { QueryView } from '@portal/ui-kit';
import { isMissing } from '../is-missing';
import { RecordWaiting } from '../record-waiting';
import { INVOICES_BACK } from './invoice-hrefs';
import { isUnderWay } from './invoice-words';
import { MissingInvoice } from './missing-invoice';
import { OpenInvoice } from './open-invoice';

/** Pause between two looks at an invoice that is on its way, in milliseconds. */
const POLL_MS = 10_000;

const data = pageData({ id: urlField.text(32) }, ({ query: { id } }) => ({
  invoice: fetchFresh(invoicesApi.endpoints.getInvoice, id && { id }),
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
}));

export const page = definePage({ data, Page: InvoiceDetailPage });

/** 发票详情 (spec §2, invoice-detail): the invoice that the URL names. */
function InvoiceDetailPage({ query, invoice: result, profile }: PageProps<typeof data>) {
  usePolling(result.refetch, result.data && isUnderWay(result.data) ? POLL_MS : 0);
  if (isMissing(query.values.id, result.error)) return <MissingInvoice />;
  if (result.data && !profile.isLoading)
    return (
      <OpenInvoice
        key={result.data.id}
        invoice={result.data}
        account={profile.data?.account ?? ''}
        onStale={() => void result.refetch()}
      />
    );
  return (
    <AccountPage title="发票详情" back={INVOICES_BACK}>
      <QueryView result={result} isHeld={result.data !== undefined} waiting={<RecordWaiting />}>
        {() => null}
      </QueryView>
    </AccountPage>
  );
}
