import type { ExportTask } from '@portal/api-contract/account';
import { useExportDownload, useExportOrdersMutation } from '@portal/data-access-api/account';
import { ExportStatus } from '@portal/ui-account';
import { useSubmission } from '@portal/ui-forms';
import type { QueryState } from '@portal/ui-kit';
import type { OrderFilter } from './order-filter.rules';

/** Returns what asks for the orders of a filter as a file; it rejects with what is to be said. */
export function useOrderExport(filter: OrderFilter): () => Promise<void> {
  const [request] = useExportOrdersMutation();
  const { submit } = useSubmission<unknown>();
  return async () => {
    const outcome = await submit(filter, (idempotencyKey) => request({ body: filter, idempotencyKey }));
    if ('error' in outcome) throw new Error(outcome.error.msg);
  };
}

/** Props of `OrderExport`. */
export interface OrderExportProps {
  readonly result: QueryState<ExportTask | null>;
}

/** The last export of orders: on its way, to be fetched, or failed; nothing once its file is gone. */
export function OrderExport({ result }: OrderExportProps) {
  const download = useExportDownload({ path: '/ptl/order/exportFile', title: '订单', ending: 'xlsx' });
  return <ExportStatus label="订单导出" failure="导出进度加载失败" result={result} onDownload={download} />;
}
