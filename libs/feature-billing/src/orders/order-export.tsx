import type { ExportTask } from '@portal/api-contract/account';
import { useDownload, useExportOrdersMutation } from '@portal/data-access-api/account';
import { ExportDownload, ExportProgress } from '@portal/ui-account';
import { Alert, Button, type QueryState, randomKey } from '@portal/ui-kit';
import { useRef } from 'react';
import type { OrderFilter } from './order-filter.rules';
import styles from './order-list.module.css';

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
export function OrderExport({ result: { data, isError, refetch } }: OrderExportProps) {
  if (isError)
    return (
      <Alert>
        导出进度加载失败
        <Button variant="text" onClick={() => void refetch()}>
          重新加载
        </Button>
      </Alert>
    );
  if (!data || data.status === 'expired') return null;
  return (
    <section className={styles.export} aria-label="订单导出">
      <ExportProgress task={data} />
      {data.status === 'done' && <Download task={data} />}
    </section>
  );
}

function Download({ task: { taskId, requestedAt } }: { readonly task: ExportTask }) {
  const download = useDownload();
  const request = { method: 'GET', path: '/ptl/order/exportFile', query: { taskId } } as const;
  return <ExportDownload onDownload={() => download(request, `订单-${requestedAt.slice(0, 10)}.xlsx`)} />;
}
