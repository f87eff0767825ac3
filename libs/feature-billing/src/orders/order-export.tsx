import type { ExportTask } from '@portal/api-contract/account';
import { useDownload, useExportOrdersMutation } from '@portal/data-access-api/account';
import { ExportStatus } from '@portal/ui-account';
import { type QueryState, randomKey } from '@portal/ui-kit';
import { useRef } from 'react';
import type { OrderFilter } from './order-filter.rules';

/** Returns what asks for the orders of a filter as a file; it rejects with what is to be said. */
export function useOrderExport(filter: OrderFilter): () => Promise<void> {
  const [request] = useExportOrdersMutation();
  const pending = useRef<Parameters<typeof request>[0]>(undefined);
  return async () => {
    // One that got no response is repeated as it was.
    const attempt = pending.current ?? { body: filter, idempotencyKey: randomKey() };
    const { error } = await request(attempt);
    pending.current = (error as { kind?: string } | undefined)?.kind === 'network' ? attempt : undefined;
    if (error) throw new Error((error as { msg?: string }).msg);
  };
}

/** Props of `OrderExport`. */
export interface OrderExportProps {
  readonly result: QueryState<ExportTask | null>;
}

/** The last export of orders: on its way, to be fetched, or failed; nothing once its file is gone. */
export function OrderExport({ result }: OrderExportProps) {
  const download = useDownload();
  return (
    <ExportStatus
      label="订单导出"
      failure="导出进度加载失败"
      result={result}
      onDownload={({ taskId, requestedAt }) =>
        download(
          { method: 'GET', path: '/ptl/order/exportFile', query: { taskId } },
          `订单-${requestedAt.slice(0, 10)}.xlsx`,
        )
      }
    />
  );
}
