import type { RetentionRule } from '@portal/api-contract/account';
import { TableHead, VisuallyHidden } from '@portal/ui-kit';
import styles from './closing.module.css';
import { TREATMENT_LABELS } from './privacy-labels';

/** Props of `RetentionTable`. */
export interface RetentionTableProps {
  readonly rules: readonly RetentionRule[];
}

/** What becomes of every kind of data, for how long it is kept, and why. */
export function RetentionTable({ rules }: RetentionTableProps) {
  return (
    <table className={styles.rules}>
      <caption>
        <VisuallyHidden>注销后每一类数据的处理</VisuallyHidden>
      </caption>
      <TableHead columns={['数据', '处理', '说明']} />
      <tbody>
        {rules.map(({ title, treatment, period, reason }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td data-treatment={treatment}>
              {TREATMENT_LABELS[treatment]}
              {period && `（${period}）`}
            </td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
