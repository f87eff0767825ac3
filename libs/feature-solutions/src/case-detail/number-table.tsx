import type { CaseDetail } from '@portal/api-contract';
import { VisuallyHidden } from '@portal/ui-kit';
import { compareValues } from './number-scale';
import styles from './number-table.module.css';

/** Props of `NumberTable`. */
export interface NumberTableProps {
  readonly caption: string;
  readonly numbers: CaseDetail['content']['numbers'];
}

/** Figures before and after as a table, with bars where the two can be compared. */
export function NumberTable({ caption, numbers }: NumberTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">指标</th>
          <th scope="col">实施前</th>
          <th scope="col">实施后</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ label, before, after }) => {
          const shares = compareValues(before, after);
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={styles.before}>
                {before}
                {shares && <Bar share={shares.before} />}
              </td>
              <td className={styles.after}>
                {after}
                {shares && <Bar share={shares.after} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

// A drawing: its width is data, and the policy of the pages allows no inline styles.
function Bar({ share }: { readonly share: number }) {
  return (
    <svg className={styles.bar} height={8} aria-hidden="true">
      <rect className={styles.track} width="100%" height={8} rx={4} />
      <rect className={styles.value} width={`${Math.max(share * 100, 1.5).toFixed(1)}%`} height={8} rx={4} />
    </svg>
  );
}
