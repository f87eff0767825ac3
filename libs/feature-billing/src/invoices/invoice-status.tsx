import type { InvoiceBrief } from '@portal/api-contract/account';
import { invoiceLifecycle } from '@portal/lifecycles';
import { StatusTag } from '@portal/ui-account';
import { Badge } from '@portal/ui-kit';
import styles from './invoice-status.module.css';

/** State of an invoice, with the tag 退票驳回 where its last return came to nothing (state 51 of the design). */
export function InvoiceStatusTag({ invoice: { status, redRefusal } }: InvoiceStatusTagProps) {
  return (
    <span className={styles.tags}>
      <StatusTag lifecycle={invoiceLifecycle} state={status} />
      {status === 40 && redRefusal && <Badge tone="hot">退票驳回</Badge>}
    </span>
  );
}

/** Props of `InvoiceStatusTag`. */
export interface InvoiceStatusTagProps {
  readonly invoice: Pick<InvoiceBrief, 'status' | 'redRefusal'>;
}
