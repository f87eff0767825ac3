import { INVOICE_LIMITS, type InvoiceBrief } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { invoicesApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, isExporting, RecordButton, RecordLink, usePolling } from '@portal/ui-account';
import {
  FilterDates,
  FilterSelect,
  FilterText,
  RecordList,
  type RecordQuery,
  cellStyles,
} from '@portal/ui-account/records';
import { Alert, Button, ButtonLink, PENDING, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { INVOICE_COLUMNS } from './invoice-columns';
import { invoiceQuery, MEDIUM_OPTIONS, toInvoiceFilter, TYPE_OPTIONS } from './invoice-filter.rules';
import { toInvoiceHref } from './invoice-hrefs';
import { InvoiceSums } from './invoice-sums';
import { listInvoiceTabs } from './invoice-tabs';
import { hasFiles, isUnderWay } from './invoice-words';
import { InvoiceZip, useInvoiceZip } from './invoice-zip';
import { usePdfDownload } from './use-pdf-download';

/** Pause between two looks while something is on its way, in milliseconds. */
const POLL_MS = 15_000;
const ZIP_POLL_MS = 2000;

const data = pageData(invoiceQuery, ({ query }) => ({
  invoices: fetchFresh(invoicesApi.endpoints.listInvoices, toInvoiceFilter(query)),
  counts: fetchFresh(invoicesApi.endpoints.countInvoices),
  sums: fetchFresh(invoicesApi.endpoints.summarizeInvoices),
  zip: fetchFresh(invoicesApi.endpoints.getInvoiceZip, {}),
}));

export const page = definePage({ data, Page: InvoiceListPage });

/** 我的发票 (spec §2, invoice): what can be invoiced, what is under way, and every invoice by state. */
function InvoiceListPage({ query, invoices, counts, sums, zip }: PageProps<typeof data>) {
  const isWaiting = invoices.data?.list.some(isUnderWay) ?? false;
  usePolling(() => [invoices, counts, sums].map(({ refetch }) => refetch()), isWaiting ? POLL_MS : 0);
  usePolling(zip.refetch, isExporting(zip.data) ? ZIP_POLL_MS : 0);
  const pdf = usePdfDownload();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const apply = (
    <ButtonLink href={accountPaths.invoiceChooseOrders.href()} variant="primary" size="compact">
      申请开票
    </ButtonLink>
  );
  return (
    <AccountPage
      title="我的发票"
      lead="申请发票、查看开票进度，下载版式文件或批量打包。"
      actions={
        <>
          <ButtonLink href={accountPaths.invoiceSample.href()} size="compact">
            发票样例
          </ButtonLink>
          <ButtonLink href={accountPaths.invoiceTitles.href()} size="compact">
            抬头管理
          </ButtonLink>
        </>
      }
    >
      <InvoiceSums result={sums} />
      {pdf.failure && <Alert>{pdf.failure}</Alert>}
      <InvoiceZip result={zip} />
      {counts.isLoading || zip.isLoading ? (
        // Tabs with their totals or none: nothing moves once they are shown.
        <div role="status" aria-label="正在加载发票" {...PENDING}>
          <Skeleton height={560} />
        </div>
      ) : (
        <RecordList<InvoiceBrief>
          name="发票"
          storageKey="invoice"
          columns={INVOICE_COLUMNS}
          getKey={({ id }) => id}
          result={invoices}
          query={query}
          tabs={{ name: 'status', items: listInvoiceTabs(counts.data, query.get('status')) }}
          filters={<InvoiceFilters query={query} />}
          empty={{ message: '还没有申请过发票，订单完成后可以在这里开票', action: apply }}
          selection={{
            keys: chosen,
            onChange: setChosen,
            actions: <ZipButton ids={chosen} isBusy={isExporting(zip.data)} onTaken={() => setChosen([])} />,
          }}
          rowActions={(row) => (
            <div className={cellStyles.actions}>
              <RecordLink text="查看" name={row.id} href={toInvoiceHref(row.id)} />
              {hasFiles(row) && (
                <RecordButton text="下载" name={row.id} isBusy={pdf.isBusy} onClick={() => pdf.save(row)} />
              )}
            </div>
          )}
        />
      )}
    </AccountPage>
  );
}

function InvoiceFilters({ query }: { readonly query: RecordQuery }) {
  return (
    <>
      <FilterText
        query={query}
        name="keyword"
        label="关键词"
        placeholder="发票号码、申请编号或抬头"
        maxLength={INVOICE_LIMITS.keyword}
      />
      <FilterSelect query={query} name="type" label="发票类型" options={TYPE_OPTIONS} />
      <FilterSelect query={query} name="medium" label="发票介质" options={MEDIUM_OPTIONS} />
      <FilterDates query={query} names={['dateFrom', 'dateTo']} label="申请日期" />
    </>
  );
}

interface ZipButtonProps {
  readonly ids: readonly string[];
  /** The last zip is still being made. */
  readonly isBusy: boolean;
  readonly onTaken: () => void;
}

function ZipButton({ ids, isBusy, onTaken }: ZipButtonProps) {
  const { request, isSending, failure } = useInvoiceZip();
  const tooMany = ids.length > INVOICE_LIMITS.zipped ? `一次最多下载${INVOICE_LIMITS.zipped}张发票` : '';
  return (
    <>
      {(tooMany || failure) && <Alert>{tooMany || failure}</Alert>}
      <Button
        variant="primary"
        size="compact"
        disabled={isBusy || isSending || tooMany !== ''}
        onClick={() => void request(ids).then((isTaken) => isTaken && onTaken())}
      >
        {isBusy ? '正在打包…' : '打包下载'}
      </Button>
    </>
  );
}
