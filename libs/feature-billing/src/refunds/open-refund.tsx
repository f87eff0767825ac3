import type { RefundDetail } from '@portal/api-contract/account';
import { AccountCard, AccountPage, useOpenAction } from '@portal/ui-account';
import { Alert, Button, ButtonLink } from '@portal/ui-kit';
import { toOrderHref } from '../orders/order-hrefs';
import { REFUND_FORMS } from './refund-forms';
import { REFUND_PAGE } from './refund-page';
import { RefundView } from './refund-view';
import { REFUND_ACTION_NAMES, REFUND_ACTIONS, type RefundAction } from './refund-words';

/** Props of `OpenRefund`. */
export interface OpenRefundProps {
  readonly refund: RefundDetail;
  /** What the URL asks to be done. */
  readonly act: RefundAction | undefined;
  /** Fetches the refund again. */
  readonly onStale: () => void;
}

/** The page of a refund with what its owner may do. */
export function OpenRefund({ refund, act, onStale }: OpenRefundProps) {
  const { actions, orderNo } = refund;
  const { open, choose, close, notice, onDone } = useOpenAction<RefundAction>(act, actions);
  const Form = open && REFUND_FORMS[open];
  return (
    <AccountPage
      {...REFUND_PAGE}
      actions={
        <>
          <ButtonLink href={toOrderHref(orderNo)} size="compact">
            查看订单
          </ButtonLink>
          {REFUND_ACTION_NAMES.filter((name) => actions.includes(name)).map((name) => (
            <Button
              key={name}
              size="compact"
              variant={name === 'cancel' ? 'danger' : 'primary'}
              onClick={() => choose(name)}
            >
              {REFUND_ACTIONS[name]}
            </Button>
          ))}
        </>
      }
    >
      <Alert tone="success">{notice}</Alert>
      {Form && open && (
        <AccountCard title={REFUND_ACTIONS[open]}>
          <Form refundNo={refund.refundNo} onCancel={close} onDone={onDone} onStale={onStale} />
        </AccountCard>
      )}
      <RefundView refund={refund} />
    </AccountPage>
  );
}
