import type { ExportTask } from '@portal/api-contract/account';
import { useExportDownload, useZipInvoicesMutation } from '@portal/data-access-api/account';
import { ExportStatus } from '@portal/ui-account';
import { useSubmission } from '@portal/ui-forms';
import type { QueryState } from '@portal/ui-kit';

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
export function InvoiceZip({ result }: InvoiceZipProps) {
  const download = useExportDownload({ path: '/ptl/invoice/batchFile', title: '发票', ending: 'zip' });
  return <ExportStatus label="批量下载" failure="打包进度加载失败" result={result} onDownload={download} />;
}
