import { definePage, fetchFresh, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { accountsApi, invoicesApi } from '@portal/data-access-api/account';
import { RecordPage, usePolling } from '@portal/ui-account';
import { INVOICE_PAGE, MISSING_INVOICE } from './invoice-page';
import { isUnderWay } from './invoice-words';
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
  return (
    <RecordPage
      {...INVOICE_PAGE}
      id={query.values.id}
      result={result}
      isHeld={profile.isLoading}
      missing={MISSING_INVOICE}
    >
      {(invoice) => (
        <OpenInvoice
          key={invoice.id}
          invoice={invoice}
          account={profile.data?.account ?? ''}
          onStale={() => void result.refetch()}
        />
      )}
    </RecordPage>
  );
}
