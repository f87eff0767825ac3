import { REFUND_CHANNELS, REFUND_RULES, REFUND_TERMS, type RefundCalculation } from '@portal/api-contract/account';
import { RefundAmounts } from './refund-amounts';
import styles from './refunds.module.css';

/** What would go back, how it comes about, and what happens then. */
export function RefundQuote({ calculation }: { readonly calculation: RefundCalculation }) {
  const { rule, channel, invoiceNotice, arrivalNotice, fullRefundLeft } = calculation;
  const { fullDays, fullPerYear } = REFUND_TERMS;
  return (
    <div className={styles.sums}>
      <RefundAmounts sums={calculation} />
      <ul className={styles.notices} aria-label="退款须知">
        {invoiceNotice && <li data-tone="warning">{invoiceNotice}。</li>}
        <li>退款规则：{REFUND_RULES[rule]}。</li>
        <li>
          首次开通 {fullDays} 天内可全额退款，每个账号每个产品每年 {fullPerYear} 次，本年度还可使用 {fullRefundLeft}{' '}
          次。
        </li>
        <li>
          退款方式：{REFUND_CHANNELS[channel]}，{arrivalNotice}。
        </li>
        <li>审核通过后，所退商品即停止使用。</li>
      </ul>
    </div>
  );
}
