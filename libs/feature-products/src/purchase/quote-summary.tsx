import { QUOTE_MINUTES } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { Button, DataNotice } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { ChosenLines, type ChosenLinesProps } from './chosen-lines';
import { CouponField } from './coupon-field';
import { ProductLine } from './product-line';
import { Sums } from './sums';
import type { LiveQuote } from './use-live-quote';
import styles from './purchase.module.css';

const NOTES = {
  negotiable: '提交询价后，由顾问与您确认配置与价格。',
  priced: `报价 ${QUOTE_MINUTES} 分钟内有效，以提交订单时的报价为准。`,
};

/** Props of `QuoteSummary`. */
export interface QuoteSummaryProps extends Omit<ChosenLinesProps, 'amounts'> {
  /** The coupon that is chosen. */
  readonly couponId: string | undefined;
  readonly onCoupon: (couponId: string | undefined) => void;
  readonly productName: string;
  /** Whether the price is talked about. */
  readonly isNegotiable: boolean;
  /** Whether the user may order nothing now. */
  readonly isStopped: boolean;
  readonly live: LiveQuote;
}

/** What was chosen and what it costs, and the way on. */
export function QuoteSummary({
  productName,
  isNegotiable,
  isStopped,
  live,
  couponId,
  onCoupon,
  ...chosen
}: QuoteSummaryProps) {
  const navigate = useNavigate();
  const { quote, isCurrent, failure, retry } = live;
  const shown = quote?.isNegotiable === isNegotiable ? quote : null;
  const isComplete = chosen.lines.every(({ error }) => !error);
  const amounts = shown?.lines.length === chosen.lines.length ? shown.lines.map(({ payable }) => payable) : [];

  function goOn() {
    if (isCurrent && quote) void navigate(paths.purchaseProcess.href(undefined, { quoteId: quote.quoteId }));
  }

  return (
    <aside className={styles.summary} aria-labelledby="quote-title">
      <h2 id="quote-title">配置费用</h2>
      <ProductLine name={productName} />
      <ChosenLines {...chosen} amounts={amounts} />
      {!isNegotiable && <CouponField quote={quote} value={couponId} onChange={onCoupon} />}
      {failure && isComplete ? (
        <DataNotice message={failure} onRetry={retry} />
      ) : (
        <div role="status" aria-busy={!isCurrent} className={styles.quote}>
          <Sums quote={shown} />
        </div>
      )}
      <Button
        variant="primary"
        className={styles.next}
        disabled={isStopped || !isCurrent || !isComplete}
        onClick={goOn}
      >
        {isNegotiable ? '提交询价' : '下一步，确认订单'}
      </Button>
      <p className={styles.note}>
        {isStopped ? '更新实名认证后即可下单。' : NOTES[isNegotiable ? 'negotiable' : 'priced']}
      </p>
    </aside>
  );
}
