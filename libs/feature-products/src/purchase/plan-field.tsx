import type { ProductPlan } from '@portal/api-contract';
import { LINE_ERRORS } from '@portal/api-contract/rules';
import { formatMoney } from '@portal/ui-content';
import styles from './purchase.module.css';

/** Props of `PlanField`. */
export interface PlanFieldProps {
  readonly plans: readonly ProductPlan[];
  readonly value: string;
  /** Whether there are further choices, beside which no price is talked about. */
  readonly isOneOfSeveral: boolean;
  readonly onChange: (mealCode: string) => void;
}

/** Choice of a plan, as cards. */
export function PlanField({ plans, value, isOneOfSeveral, onChange }: PlanFieldProps) {
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
              disabled={isNegotiable && isOneOfSeveral}
              onChange={() => onChange(mealCode)}
            />
            <strong>{name}</strong>
            <span className={styles.unit}>{isNegotiable ? '面议' : `${formatMoney(unitPrice)}/份·月`}</span>
            <span className={styles.about}>{isNegotiable && isOneOfSeveral ? LINE_ERRORS.mixed : summary}</span>
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
