import type { InvoiceSummary } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { formatAmount } from '@portal/ui-account';
import { ButtonLink, type QueryState, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import styles from './invoices.module.css';

/** 可开票金额, 开票中 and 已开票: how far the reader's money is invoiced. */
export function InvoiceSums({ result }: { readonly result: QueryState<InvoiceSummary> }) {
  return (
    <QueryView result={result} waiting={<Skeleton height={118} />} label="正在加载开票金额" failure="开票金额加载失败">
      {({ available, issuing, issued }) => (
        <dl className={styles.sums} aria-label="开票金额">
          <div className={styles.sum} data-open>
            <dt>可开票金额</dt>
            <dd className={styles.figure}>{formatAmount(available)}</dd>
            {available > 0 && (
              <dd className={styles.way}>
                <ButtonLink href={accountPaths.invoiceChooseOrders.href()} variant="primary" size="compact">
                  申请开票
                </ButtonLink>
              </dd>
            )}
            <dd className={styles.hint}>已完成订单的实付金额，减去退款和已申请的金额</dd>
          </div>
          <InvoicedSum label="开票中" amount={issuing} status="issuing" linkText="查看进度" />
          <InvoicedSum label="已开票" amount={issued} status="issued" linkText="查看发票" />
        </dl>
      )}
    </QueryView>
  );
}

interface InvoicedSumProps {
  readonly label: string;
  /** 分. */
  readonly amount: number;
  /** The invoices it is made of, as the list is narrowed to them. */
  readonly status: 'issuing' | 'issued';
  readonly linkText: string;
}

function InvoicedSum({ label, amount, status, linkText }: InvoicedSumProps) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd className={styles.figure}>{formatAmount(amount)}</dd>
      <dd className={styles.hint}>
        <SiteLink href={accountPaths.invoices.href(undefined, { status })} className={styles.link}>
          {linkText}
        </SiteLink>
      </dd>
    </div>
  );
}
