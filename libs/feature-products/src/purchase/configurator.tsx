import { type MealList, PLAN_PERIODS } from '@portal/api-contract';
import { findQuantityError } from '@portal/api-contract/rules';
import { useBrand } from '@portal/data-access-api';
import { EmptyState } from '@portal/ui-kit';
import { useState } from 'react';
import { type Period } from '../shared/purchase-options';
import { PeriodField } from './period-field';
import { PlanField } from './plan-field';
import { QuantityField } from './quantity-field';
import { toQuantity } from './quantity';
import { QuoteSummary } from './quote-summary';
import { useLiveQuote } from './use-live-quote';
import styles from './purchase.module.css';

/** Props of `Configurator`. */
export interface ConfiguratorProps {
  readonly product: MealList;
  /** Plan that was chosen on the product's page. */
  readonly initialMeal: string | undefined;
}

/** What can be chosen of a product, with its price beside it. */
export function Configurator({ product, initialMeal }: ConfiguratorProps) {
  const { visibleRange } = useBrand();
  const { productCode, productName, summary, icon, plans } = product;
  const [mealCode, setMealCode] = useState(initialMeal);
  const [chosenPeriod, setPeriod] = useState<Period>(1);
  const [quantity, setQuantity] = useState('1');
  const [isAutoRenewed, setIsAutoRenewed] = useState(false);

  const plan = plans.find((entry) => entry.mealCode === mealCode) ?? plans[0];
  // A plan whose price is talked about has no periods of its own: what is chosen is a wish.
  const periods = plan?.periods.length ? plan.periods : PLAN_PERIODS;
  const period = periods.includes(chosenPeriod) ? chosenPeriod : (periods[0] ?? 1);
  const quantityError = findQuantityError(quantity);
  const isRenewable = plan?.isNegotiable === false;
  const live = useLiveQuote(
    plan && !quantityError
      ? {
          productCode,
          visibleRange,
          mealCode: plan.mealCode,
          period,
          quantity: toQuantity(quantity),
          isAutoRenewed: isRenewable && isAutoRenewed,
        }
      : null,
  );

  if (!plan) return <EmptyState message={`${productName}暂时没有可购买的规格`} />;
  return (
    <div className={styles.columns}>
      <form className={styles.choices} aria-label="配置" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.product}>
          {icon && <img src={icon} alt="" width={48} height={48} />}
          <div>
            <h2>{productName}</h2>
            <p>{summary}</p>
          </div>
        </div>
        <PlanField plans={plans} value={plan.mealCode} onChange={setMealCode} />
        <PeriodField
          label={plan.isNegotiable ? '意向时长' : '购买时长'}
          periods={periods}
          value={period}
          onChange={setPeriod}
        />
        <QuantityField value={quantity} error={quantityError} onChange={setQuantity} />
        {isRenewable && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isAutoRenewed}
              onChange={(event) => setIsAutoRenewed(event.target.checked)}
            />
            <span>
              自动续费
              <small>默认不开启；开启后到期前按当时价格续购同样时长</small>
            </span>
          </label>
        )}
      </form>
      <QuoteSummary
        plan={plan}
        period={period}
        quantity={quantityError ? null : toQuantity(quantity)}
        live={live}
        productName={productName}
      />
    </div>
  );
}
