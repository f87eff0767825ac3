import { type ProductPlan, QUOTE_MINUTES } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { Button, DataNotice } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { formatPeriod } from '../shared/money';
import { type Period } from '../shared/purchase-options';
import { Sums } from './sums';
import type { LiveQuote } from './use-live-quote';
import styles from './purchase.module.css';

/** Props of `QuoteSummary`. */
export interface QuoteSummaryProps {
  readonly productName: string;
  readonly plan: ProductPlan;
  readonly period: Period;
  /** `null` while what is typed is no quantity. */
  readonly quantity: number | null;
  readonly live: LiveQuote;
}

/** What was chosen and what it costs, and the way on. */
export function QuoteSummary({ productName, plan, period, quantity, live }: QuoteSummaryProps) {
  const navigate = useNavigate();
  const { quote, isCurrent, failure, retry } = live;
  const shown = quote?.isNegotiable === plan.isNegotiable ? quote : null;

  function goOn() {
    if (isCurrent && quote) void navigate(paths.purchaseProcess.href(undefined, { quoteId: quote.quoteId }));
  }

  return (
    <aside className={styles.summary} aria-labelledby="quote-title">
      <h2 id="quote-title">配置费用</h2>
      <dl className={styles.lines}>
        <div>
          <dt>产品</dt>
          <dd>{productName}</dd>
        </div>
        <div>
          <dt>规格</dt>
          <dd>{plan.name}</dd>
        </div>
        <div>
          <dt>时长</dt>
          <dd>{formatPeriod(period)}</dd>
        </div>
        <div>
          <dt>数量</dt>
          <dd>{quantity ?? '—'}</dd>
        </div>
      </dl>
      {failure && quantity !== null ? (
        <DataNotice message={failure} onRetry={retry} />
      ) : (
        <div role="status" aria-busy={!isCurrent} className={styles.quote}>
          <Sums quote={shown} />
        </div>
      )}
      <Button variant="primary" className={styles.next} disabled={!isCurrent || quantity === null} onClick={goOn}>
        {plan.isNegotiable ? '提交询价' : '下一步，确认订单'}
      </Button>
      <p className={styles.note}>
        {plan.isNegotiable
          ? '提交询价后，由顾问与您确认配置与价格。'
          : `报价 ${QUOTE_MINUTES} 分钟内有效，以提交订单时的报价为准。`}
      </p>
    </aside>
  );
}
