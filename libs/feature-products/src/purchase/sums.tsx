import type { Quote } from '@portal/api-contract';
import { formatMoney } from '@portal/ui-content';
import styles from './purchase.module.css';

/** Sums of a quote: list price, discount, what is to be paid with the tax in it. Before it comes the places are kept. */
export function Sums({ quote }: { readonly quote: Quote | null }) {
  const format = (fen: number | undefined) => (fen === undefined ? '—' : formatMoney(fen));
  if (quote?.isNegotiable) {
    return (
      <dl className={styles.sums}>
        <div data-total="">
          <dt>价格</dt>
          <dd>面议</dd>
        </div>
      </dl>
    );
  }
  return (
    <dl className={styles.sums}>
      <div>
        <dt>原价</dt>
        <dd>{format(quote?.original)}</dd>
      </div>
      <div>
        <dt>优惠{quote?.discountText && <small>{quote.discountText}</small>}</dt>
        <dd>{quote && quote.discount > 0 ? `-${formatMoney(quote.discount)}` : format(quote?.discount)}</dd>
      </div>
      <div data-total="">
        <dt>应付{quote && <small>含税 {formatMoney(quote.tax)}</small>}</dt>
        <dd>{format(quote?.payable)}</dd>
      </div>
    </dl>
  );
}
