import type { OpenedPayment } from '@portal/api-contract/account';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** What the history keeps of a payment whose cashier is a code. */
export interface PaymentCodeState {
  readonly code: string;
}

/** What the history keeps of a cashier that a telephone scans; `undefined` for one that a browser opens. */
export function toCodeState({ payUrl, isCode }: OpenedPayment): PaymentCodeState | undefined {
  return (isCode ?? payUrl.startsWith('weixin:')) ? { code: payUrl } : undefined;
}

/** The code of the payment that is shown, in the browser that has opened it: also after a reload, and on no other page. */
export function usePaymentCode(): string | undefined {
  const { state } = useLocation();
  // The server knows no history.
  return useSyncExternalStore(
    subscribe,
    () => readCode(state),
    () => undefined,
  );
}

const subscribe = () => () => undefined;

function readCode(state: unknown): string | undefined {
  const { code } = (state ?? {}) as Partial<PaymentCodeState>;
  return typeof code === 'string' ? code : undefined;
}
