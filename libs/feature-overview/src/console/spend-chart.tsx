import type { MonthSpend } from '@portal/api-contract/account';
import { FigureTable, formatAmount, formatShortAmount } from '@portal/ui-account';
import styles from './spend-chart.module.css';

const STEPS = [1, 2, 2.5, 5, 10];

/** Width of a month and height of the scale, in the units of the drawing. */
const MONTH_WIDTH = 10;
const HEIGHT = 100;
const BAR = { left: 2.6, width: 4.8 };

/** Spend of months as bars; the same numbers stand in a table. */
export function SpendChart({ months }: { readonly months: readonly MonthSpend[] }) {
  const top = findScaleTop(months.map(({ amount }) => amount));
  const total = months.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <div className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((amount) => (
            <span key={amount}>{formatShortAmount(amount)}</span>
          ))}
        </div>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${months.length * MONTH_WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`近${months.length}个月消费柱状图，合计${formatAmount(total)}`}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <path key={y} className={styles.line} d={`M0 ${y}H${months.length * MONTH_WIDTH}`} />
          ))}
          {months.map(({ month, amount }, index) => (
            <g key={month} className={styles.month}>
              <title>{`${formatMonth(month)} ${formatAmount(amount)}`}</title>
              <rect className={styles.hit} x={index * MONTH_WIDTH} width={MONTH_WIDTH} height={HEIGHT} />
              <rect
                className={styles.bar}
                data-current={index === months.length - 1 || undefined}
                x={index * MONTH_WIDTH + BAR.left}
                width={BAR.width}
                y={HEIGHT - (amount / top) * HEIGHT}
                height={(amount / top) * HEIGHT}
              />
            </g>
          ))}
        </svg>
        <div className={styles.months} aria-hidden="true">
          {months.map(({ month }) => (
            <span key={month}>{Number(month.slice(5))}月</span>
          ))}
        </div>
      </div>
      <FigureTable
        columns={['月份', '订单数', '消费金额']}
        rows={months.map(({ month, orders, amount }) => [formatMonth(month), orders, formatAmount(amount)])}
      />
    </figure>
  );
}

function formatMonth(month: string): string {
  return `${month.slice(0, 4)}年${Number(month.slice(5))}月`;
}

/** The smallest round number that nothing goes beyond, for the top of a scale; 1 for nothing at all. */
export function findScaleTop(values: readonly number[]): number {
  const max = Math.max(...values, 0);
  if (max === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  return (STEPS.find((step) => step * power >= max) ?? 10) * power;
}
