import { type createOrder, type EndpointData, ORDER_STATES } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { ButtonLink } from '@portal/ui-kit';
import { formatMoney } from '@portal/ui-content';
import { SuccessPanel } from '@portal/ui-forms';
import styles from './purchase.module.css';

/** What an order is answered with. */
export type OrderReceipt = EndpointData<typeof createOrder>;

const NEXT: Readonly<Record<OrderReceipt['state'], readonly string[]>> = {
  unpaid: [
    '在有效期内完成支付，可以与其他订单合并支付',
    '选择了先签合同的，合同生效后开通，可在订单页面申请并签署',
    '付清后为您开通服务，并通知您使用方式',
  ],
  reviewing: ['顾问会与您联系，确认配置与价格', '价格确认后，与您约定签约与付款方式', '到账后为您开通服务'],
};

/** Says that an order was taken, where it stands, and what happens next. */
export function OrderResult({ receipt: { orderNo, state, payable } }: { readonly receipt: OrderReceipt }) {
  return (
    <SuccessPanel
      title={state === 'unpaid' ? '订单已提交' : '询价已提交'}
      steps={NEXT[state]}
      actions={
        <>
          {state === 'unpaid' && (
            <ButtonLink href={accountPaths.cashier.href(undefined, { orderNos: orderNo })} variant="primary">
              去支付
            </ButtonLink>
          )}
          <ButtonLink
            href={accountPaths.orderDetail.href(undefined, { orderNo })}
            {...(state === 'reviewing' && { variant: 'primary' })}
          >
            查看订单
          </ButtonLink>
          <ButtonLink href={paths.product.href()}>继续浏览产品</ButtonLink>
          <ButtonLink href={paths.contact.href()}>联系顾问</ButtonLink>
        </>
      }
    >
      <dl className={`${styles.lines} ${styles.receipt}`}>
        <div>
          <dt>订单号</dt>
          <dd>
            <strong>{orderNo}</strong>
          </dd>
        </div>
        <div>
          <dt>状态</dt>
          <dd>{ORDER_STATES[state]}</dd>
        </div>
        <div>
          <dt>应付</dt>
          <dd>{state === 'unpaid' ? formatMoney(payable) : '待确认'}</dd>
        </div>
      </dl>
    </SuccessPanel>
  );
}
