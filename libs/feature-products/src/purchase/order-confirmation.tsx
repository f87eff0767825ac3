import type { Quote } from '@portal/api-contract';
import type { InvoiceTitle } from '@portal/api-contract/account';
import { writeItems } from '@portal/api-contract/rules';
import { paths } from '@portal/portal-paths';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { useEffect, useState } from 'react';
import { OrderForm } from './order-form';
import type { OrderReceipt } from './order-result';
import styles from './purchase.module.css';

/** Props of `OrderConfirmation`. */
export interface OrderConfirmationProps {
  readonly quote: Quote;
  readonly account: string;
  /** Titles that its invoice can be made out to. */
  readonly titles: readonly InvoiceTitle[];
  /** Whether the user may order nothing now. */
  readonly isStopped: boolean;
  readonly onOrdered: (receipt: OrderReceipt) => void;
}

/** What is about to be ordered, for as long as its quote holds. */
export function OrderConfirmation({ quote, ...props }: OrderConfirmationProps) {
  const seconds = useRemaining(quote.expiresAt);
  const { lines } = quote;
  const back = paths.purchasePage.href(undefined, { code: lines[0].productCode, items: writeItems(lines) });
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
      <OrderForm {...props} quote={quote} back={back} />
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
