import type { Quote } from '@portal/api-contract';
import { formatMoney } from '@portal/ui-content';
import { formatPeriod } from '../shared/period';
import styles from './chosen-lines.module.css';

/** What is about to be ordered, line by line. */
export function QuotedLines({ quote: { lines, isNegotiable } }: { readonly quote: Quote }) {
  return (
    <ol className={styles.list} aria-label="订单明细">
      {lines.map(({ mealCode, planName, period, quantity, isAutoRenewed, payable }) => (
        <li key={`${mealCode} ${String(period)}`} className={styles.line}>
          <div className={styles.text}>
            <strong>{planName}</strong>
            <span>
              {isNegotiable ? '意向时长 ' : ''}
              {formatPeriod(period)} · {quantity} 份
              {isNegotiable ? '' : ` · 自动续费${isAutoRenewed ? '已开启' : '未开启'}`}
            </span>
          </div>
          {lines.length > 1 && <span className={styles.amount}>{formatMoney(payable)}</span>}
        </li>
      ))}
    </ol>
  );
}
