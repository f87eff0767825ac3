import { formatPeriod } from '../shared/period';
import type { Period } from '../shared/purchase-options';
import styles from './purchase.module.css';

/** Props of `PeriodField`. */
export interface PeriodFieldProps {
  readonly label: string;
  readonly periods: readonly Period[];
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}

/** Choice of a period, as a row. */
export function PeriodField({ label, periods, value, onChange }: PeriodFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.periods}>
        {periods.map((period) => (
          <label key={period} className={styles.period}>
            <input
              type="radio"
              name="period"
              value={period}
              checked={period === value}
              onChange={() => onChange(period)}
            />
            {formatPeriod(period)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
