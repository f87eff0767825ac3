import type { RefundCalculation } from '@portal/api-contract/account';
import { formatAmount } from '@portal/ui-account';
import { Amount, Amounts } from '../amounts';
import styles from './refunds.module.css';

/** Props of `RefundAmounts`. */
export interface RefundAmountsProps {
  readonly sums: Pick<RefundCalculation, 'paid' | 'used' | 'fee' | 'refund' | 'formula'>;
}

/** What goes back, and how it comes about. */
export function RefundAmounts({ sums: { paid, used, fee, refund, formula } }: RefundAmountsProps) {
  return (
    <div className={styles.sums}>
      <Amounts>
        <Amount name="实付" text={formatAmount(paid)} />
        <Amount name="已消费" text={formatTaken(used)} />
        <Amount name="手续费" text={formatTaken(fee)} />
        <Amount name="退款金额" text={formatAmount(refund)} isTotal />
      </Amounts>
      <div className={styles.formula} role="group" aria-label="计算方式">
        {formula.split('\n').map((line) => (
          <p key={line}>{keepTerms(line)}</p>
        ))}
      </div>
    </div>
  );
}

function formatTaken(sum: number): string {
  return `${sum > 0 ? '-' : ''}${formatAmount(sum)}`;
}

/** What stands in brackets is not broken over lines. */
function keepTerms(line: string): string {
  return line.replaceAll(/（[^）]*）/g, (term) => term.replaceAll(' ', '\u00a0'));
}
