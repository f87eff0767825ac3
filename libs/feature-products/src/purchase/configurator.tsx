import type { MealList } from '@portal/api-contract';
import { useBrand } from '@portal/data-access-api';
import { EmptyState } from '@portal/ui-kit';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Choice,
  findChoiceError,
  findNextChoice,
  findPlan,
  listPeriods,
  settleChoice,
  startChoices,
  toItems,
} from './choices.rules';
import { PeriodField } from './period-field';
import { PlanField } from './plan-field';
import { QuantityField } from './quantity-field';
import { QuoteSummary } from './quote-summary';
import { useLiveQuote } from './use-live-quote';
import styles from './purchase.module.css';

/** Props of `Configurator`. */
export interface ConfiguratorProps {
  readonly product: MealList;
  /** Plan that was chosen on the product's page. */
  readonly initialMeal: string | undefined;
  /** What was chosen before, as `writeItems` has it. */
  readonly initialItems: string | undefined;
  /** Whether the user may order nothing now. */
  readonly isStopped: boolean;
}

/** What can be chosen of a product, plan by plan, with its price beside it. */
export function Configurator({ product, initialMeal, initialItems, isStopped }: ConfiguratorProps) {
  const { visibleRange } = useBrand();
  const { productCode, productName, summary, icon, plans } = product;
  const [choices, setChoices] = useState(() => startChoices(plans, { items: initialItems, meal: initialMeal }));
  const [current, setCurrent] = useState(0);
  const [couponId, setCouponId] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const choice = choices[current];
  const plan = choice && findPlan(plans, choice);
  const errors = choices.map((_, place) => findChoiceError(choices, place));
  const next = findNextChoice(plans, choices);
  const live = useLiveQuote(
    plan && errors.every((error) => !error)
      ? { productCode, visibleRange, items: toItems(choices), ...(couponId && !plan.isNegotiable && { couponId }) }
      : null,
  );

  const change = (changes: Partial<Choice>) =>
    setChoices(choices.map((each, place) => (place === current ? settleChoice(plans, { ...each, ...changes }) : each)));

  /** Has a choice worked on, from its plan on. */
  function edit(place: number, chosen = choices) {
    flushSync(() => {
      setChoices(chosen);
      setCurrent(place);
    });
    form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }

  function remove(place: number) {
    setChoices(choices.filter((_, other) => other !== place));
    setCurrent(current > place || current === choices.length - 1 ? current - 1 : current);
  }

  if (!choice || !plan) return <EmptyState message={`${productName}暂时没有可购买的规格`} />;
  return (
    <div className={styles.columns}>
      <form ref={form} className={styles.choices} aria-label="配置" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.product}>
          {icon && <img src={icon} alt="" width={48} height={48} />}
          <div>
            <h2>{productName}</h2>
            <p>{summary}</p>
          </div>
        </div>
        <PlanField
          plans={plans}
          value={plan.mealCode}
          isOneOfSeveral={choices.length > 1}
          onChange={(mealCode) => change({ mealCode })}
        />
        <PeriodField
          label={plan.isNegotiable ? '意向时长' : '购买时长'}
          periods={listPeriods(plan)}
          value={choice.period}
          onChange={(period) => change({ period })}
        />
        <QuantityField
          value={choice.quantity}
          error={errors[current] ?? ''}
          onChange={(quantity) => change({ quantity })}
        />
        {!plan.isNegotiable && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={choice.isAutoRenewed}
              onChange={(event) => change({ isAutoRenewed: event.target.checked })}
            />
            <span>
              自动续费
              <small>默认不开启；开启后在到期前 7 天按当时价格生成续费订单，付清后续期，不会自动扣款</small>
            </span>
          </label>
        )}
      </form>
      <QuoteSummary
        productName={productName}
        lines={choices.map((each, place) => ({
          ...each,
          planName: findPlan(plans, each)?.name ?? '',
          error: errors[place] ?? '',
        }))}
        current={current}
        isNegotiable={plan.isNegotiable}
        isStopped={isStopped}
        live={live}
        couponId={couponId}
        onCoupon={setCouponId}
        onEdit={edit}
        onRemove={remove}
        onAdd={next && (() => edit(choices.length, [...choices, next]))}
      />
    </div>
  );
}
