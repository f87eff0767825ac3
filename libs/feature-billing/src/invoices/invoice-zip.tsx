import type { ExportTask } from '@portal/api-contract/account';
import { useDownload, useZipInvoicesMutation } from '@portal/data-access-api/account';
import { ExportDownload, ExportProgress } from '@portal/ui-account';
import { useSubmission } from '@portal/ui-forms';
import { Alert, Button, type QueryState } from '@portal/ui-kit';
import styles from './invoices.module.css';

/** Returns what asks for a zip of invoices, whether it is being asked, and why that failed. */
export function useInvoiceZip() {
  const [zip] = useZipInvoicesMutation();
  const { isSending, error, submit } = useSubmission<unknown>();
  return {
    isSending,
    failure: error?.msg ?? '',
    /** Tells whether it was taken. */
    request: async (ids: readonly string[]): Promise<boolean> => {
      const body = { ids: [...ids] };
      return 'receipt' in (await submit(body, (idempotencyKey) => zip({ body, idempotencyKey })));
    },
  };
}

/** Props of `InvoiceZip`. */
export interface InvoiceZipProps {
  readonly result: QueryState<ExportTask | null>;
}

/** The last zip of invoices: on its way, to be fetched, or failed; nothing once its file is gone. */
export function InvoiceZip({ result: { data, isError, refetch } }: InvoiceZipProps) {
  if (isError)
    return (
      <Alert>
        打包进度加载失败
        <Button variant="text" onClick={() => void refetch()}>
          重新加载
        </Button>
      </Alert>
    );
  if (!data || data.status === 'expired') return null;
  return (
    <section className={styles.zip} aria-label="批量下载">
      <ExportProgress task={data} />
      {data.status === 'done' && <Download task={data} />}
    </section>
  );
}

function Download({ task: { taskId, requestedAt } }: { readonly task: ExportTask }) {
  const download = useDownload();
  const request = { method: 'GET', path: '/ptl/invoice/batchFile', query: { taskId } } as const;
  return <ExportDownload onDownload={() => download(request, `发票-${requestedAt.slice(0, 10)}.zip`)} />;
}
