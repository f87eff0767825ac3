import type { InvoiceDetail } from '@portal/api-contract/account';
import { invoiceLifecycle } from '@portal/lifecycles';
import { AccountCard, formatAmount, RecordColumns, RecordSummary, Steps, Timeline } from '@portal/ui-account';
import { CopiedFact } from '../transfer/copied-fact';
import type { RedDecision } from './invoice-actions';
import { InvoicedOrders } from './invoiced-orders';
import { InvoiceFacts } from './invoice-facts';
import { InvoiceFiles } from './invoice-files';
import { InvoiceSheet } from './invoice-sheet';
import { InvoiceStatusTag } from './invoice-status';
import { readInvoiceWay } from './invoice-steps.rules';
import { describeNextStep, isNeverIssued } from './invoice-words';
import { LinkedInvoices } from './linked-invoices';
import { RedCard } from './red-card';

/** Props of `InvoiceView`. */
export interface InvoiceViewProps {
  readonly invoice: InvoiceDetail;
  /** Asks about what is done with the confirmation of its red invoice. */
  readonly onAction: (action: RedDecision) => void;
}

/** In which what is waited for stands first. */
const RETURNING = 50;

/** An invoice with its sheet, its files, its orders, and what happened to it. */
export function InvoiceView({ invoice, onAction }: InvoiceViewProps) {
  const { id, number, total, status, log } = invoice;
  const isOver = isNeverIssued(invoice);
  const red = <RedCard invoice={invoice} onAction={onAction} />;
  return (
    <>
      <RecordSummary
        label="发票概况"
        steps={<Steps label="开票步骤" {...readInvoiceWay(invoice)} />}
        facts={[
          ['申请编号', id],
          ['状态', <InvoiceStatusTag key="status" invoice={invoice} />],
          ['价税合计', <strong key="total">{formatAmount(total)}</strong>],
          [
            '发票号码',
            number ? <CopiedFact key="number" name="发票号码" value={number} /> : isOver ? '未开具' : '开具后生成',
          ],
        ]}
        hint={describeNextStep(invoice)}
      />
      <RecordColumns
        main={
          <>
            {status === RETURNING && red}
            <AccountCard title="票面">
              <InvoiceSheet sheet={invoice} mark={selectMark(invoice)} isOver={isOver} />
            </AccountCard>
            <InvoiceFiles invoice={invoice} />
            {status !== RETURNING && red}
            <InvoicedOrders invoice={invoice} />
          </>
        }
        aside={
          <>
            <AccountCard title="开票信息">
              <InvoiceFacts invoice={invoice} />
            </AccountCard>
            <LinkedInvoices invoice={invoice} />
            {log.length > 0 && (
              <AccountCard title="开票进度">
                <Timeline lifecycle={invoiceLifecycle} log={log} />
              </AccountCard>
            )}
          </>
        }
      />
    </>
  );
}

/** What the sheet is not, or not any more; empty for one that counts. */
function selectMark({ status, number, isSample }: InvoiceDetail): string {
  if (status === 60 || status === 61) return '已红冲';
  if (number === '') return isNeverIssued({ status }) ? '未开具' : '待开具';
  return isSample ? '样例 无效' : '';
}
