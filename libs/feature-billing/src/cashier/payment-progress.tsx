import { PAY_CHANNELS, type Payment } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { FactList, formatAmount, formatBeijingTime, QrCode, recordStyles, usePolling } from '@portal/ui-account';
import { ButtonLink, RoundMark } from '@portal/ui-kit';
import { useEffect, useState } from 'react';
import { toOrderHref } from '../orders/order-hrefs';
import { PaymentClock } from '../orders/payment-clock';
import { toCashierHref } from './cashier-href';
import styles from './cashier.module.css';
import { usePaymentCode } from './payment-code';
import { describePayment } from './payment-words';

/** Pause between two looks at a payment that is waited for, and how long it is looked at; in milliseconds. */
const PAUSE_MS = 3000;
const PATIENCE_MS = 120_000;

/** Props of `PaymentProgress`. */
export interface PaymentProgressProps {
  readonly payment: Payment;
  readonly onLook: () => void;
}

/**
 * What has become of a payment: looked at again and again, for two minutes since a notice may be late, or as long as its
 * code can be scanned.
 */
export function PaymentProgress({ payment, onLook }: PaymentProgressProps) {
  const { payNo, status, channel, amount, paidAt, payBefore, orderNos } = payment;
  const known = usePaymentCode();
  const code = status === 10 ? known : undefined;
  const isLate = useLateness(code && payBefore);
  usePolling(onLook, [10, 50].includes(status) && !isLate ? PAUSE_MS : 0);
  const { title, text, tone } = describePayment(payment, isLate, code !== undefined);
  const againHref = toCashierHref(orderNos);
  const [orderNo, ...others] = orderNos;
  const ordersHref = orderNo && others.length === 0 ? toOrderHref(orderNo) : accountPaths.orders.href();
  return (
    <section className={`${recordStyles.panel} ${styles.progress}`} aria-label="支付结果">
      {code ? (
        <QrCode text={code} label={`${PAY_CHANNELS[channel]}付款二维码`} isDimmed={isLate} />
      ) : (
        <RoundMark tone={tone} />
      )}
      <div role="status">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {code && !isLate && <PaymentClock payUntil={payBefore} />}
      <FactList
        facts={[
          ['支付单号', payNo],
          ['支付方式', PAY_CHANNELS[channel]],
          ['金额', formatAmount(amount)],
          ...(paidAt ? ([['付款时间', formatBeijingTime(paidAt)]] as const) : []),
        ]}
      />
      <div className={styles.actions}>
        {tone === 'danger' && (
          <ButtonLink href={againHref} variant="primary">
            重新支付
          </ButtonLink>
        )}
        <ButtonLink href={ordersHref} {...(tone === 'success' && { variant: 'primary' })}>
          查看订单
        </ButtonLink>
        {tone === 'busy' && <ButtonLink href={againHref}>换一种支付方式</ButtonLink>}
      </div>
    </section>
  );
}

/** Whether the page looks no more: it has been waiting for long, or its code has ended. */
function useLateness(codeEnd: string | undefined): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const pause = codeEnd ? Date.parse(codeEnd) - Date.now() : PATIENCE_MS;
    const timer = setTimeout(() => setIsLate(true), pause);
    return () => clearTimeout(timer);
  }, [codeEnd]);
  return isLate;
}
