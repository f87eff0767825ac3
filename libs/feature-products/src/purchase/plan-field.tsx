import type { ProductPlan } from '@portal/api-contract';
import { formatMoney } from '../shared/money';
import styles from './purchase.module.css';

/** Props of `PlanField`. */
export interface PlanFieldProps {
  readonly plans: readonly ProductPlan[];
  readonly value: string;
  readonly onChange: (mealCode: string) => void;
}

/** Choice of a plan, as cards. */
export function PlanField({ plans, value, onChange }: PlanFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend>规格</legend>
      <div className={styles.plans}>
        {plans.map(({ mealCode, name, summary, specs, unitPrice, isNegotiable }) => (
          <label key={mealCode} className={styles.plan}>
            <input
              type="radio"
              name="mealCode"
              value={mealCode}
              checked={mealCode === value}
              onChange={() => onChange(mealCode)}
            />
            <strong>{name}</strong>
            <span className={styles.unit}>{isNegotiable ? '面议' : `${formatMoney(unitPrice)}/份·月`}</span>
            <span className={styles.about}>{summary}</span>
            {specs.map((spec) => (
              <span key={spec.label} className={styles.spec}>
                <span>{spec.label}</span>
                <span>{spec.value}</span>
              </span>
            ))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
