import type { Quote } from '@portal/api-contract';
import { writeItems } from '@portal/api-contract/rules';
import { paths } from '@portal/portal-paths';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { useEffect, useState } from 'react';
import { OrderForm } from './order-form';
import type { OrderReceipt } from './order-result';
import styles from './purchase.module.css';
import { ProductLine } from './product-line';
import { QuotedLines } from './quoted-lines';
import { Sums } from './sums';

/** Props of `OrderConfirmation`. */
export interface OrderConfirmationProps {
  readonly quote: Quote;
  readonly account: string;
  readonly onOrdered: (receipt: OrderReceipt) => void;
}

/** What is about to be ordered, for as long as its quote holds. */
export function OrderConfirmation({ quote, account, onOrdered }: OrderConfirmationProps) {
  const seconds = useRemaining(quote.expiresAt);
  const { lines, isNegotiable } = quote;
  const { productCode, productName } = lines[0];
  const back = paths.purchasePage.href(undefined, { code: productCode, items: writeItems(lines) });
  if (seconds <= 0) {
    return (
      <EmptyState
        message="报价已失效，请重新选择配置"
        action={
          <ButtonLink href={back} variant="primary">
            重新选择配置
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <p className={styles.countdown} role="timer">
        报价有效期剩余 <strong>{formatRemaining(seconds)}</strong> 请在此之前提交订单
      </p>
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="order-title">
          <h2 id="order-title">订单预览</h2>
          <ProductLine name={productName} />
          <QuotedLines quote={quote} />
          <OrderForm quote={quote} account={account} onOrdered={onOrdered} />
        </section>
        <aside className={styles.summary} aria-labelledby="sums-title">
          <h2 id="sums-title">费用明细</h2>
          <Sums quote={quote} />
          <p className={styles.note}>
            {isNegotiable ? '价格由顾问与您确认后生效。' : '提交订单后选择支付方式，付清后立即开通。'}
          </p>
          <ButtonLink href={back}>返回修改配置</ButtonLink>
        </aside>
      </div>
    </>
  );
}

/** Whole seconds until a point in time, counted down; never below 0. */
function useRemaining(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** Seconds as a clock shows them, e.g. `14:05`. */
function formatRemaining(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
