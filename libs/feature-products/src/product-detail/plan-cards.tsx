import { ClampedText } from '@portal/ui-kit';
import type { ProductDetail, ProductPlan } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { ButtonLink } from '@portal/ui-kit';
import { formatMoney } from '@portal/ui-content';
import { formatPeriod } from '../shared/period';
import styles from './plan-cards.module.css';

/** Props of `PlanCards`. */
export interface PlanCardsProps {
  readonly product: Pick<ProductDetail, 'id' | 'code'>;
  readonly plans: readonly ProductPlan[];
}

/** Plans of a product as price cards; each leads to its purchase. */
export function PlanCards({ product: { id, code }, plans }: PlanCardsProps) {
  if (plans.length === 0) {
    return (
      <p className={styles.none}>
        该产品按规模与部署方式报价。
        <ButtonLink href={paths.purchasePage.href(undefined, { id, code })}>提交询价</ButtonLink>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {plans.map(({ mealCode, name, summary, specs, unitPrice, periods, isNegotiable }) => (
        <li key={mealCode} className={styles.card}>
          <h3>{name}</h3>
          <ClampedText className={styles.summary}>{summary}</ClampedText>
          <p className={styles.price}>
            {isNegotiable ? '面议' : formatMoney(unitPrice)}
            {!isNegotiable && <small>/份·月</small>}
          </p>
          <dl className={styles.specs}>
            {specs.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {periods.length > 0 && <p className={styles.periods}>可选时长：{periods.map(formatPeriod).join('、')}</p>}
          <ButtonLink href={paths.purchasePage.href(undefined, { id, code, meal: mealCode })} variant="primary">
            {isNegotiable ? `询价${name}` : `购买${name}`}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
