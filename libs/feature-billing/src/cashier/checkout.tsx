import type { EndpointData } from '@portal/api-contract';
import type {
  listPayChannels,
  OfferedChannel,
  OpenedPayment,
  OrderBrief,
  RemitInfo,
} from '@portal/api-contract/account';
import { useChooseTransferMutation, usePayOrdersMutation } from '@portal/data-access-api/account';
import { AccountCard, formatAmount, RecordColumns } from '@portal/ui-account';
import { type CallResult, ChoiceCards, defineForm, field, FormActions, useForm } from '@portal/ui-forms';
import { useHref, useNavigate } from 'react-router-dom';
import { HELD_TEXT, isHeld } from '../orders/order-words';
import { PaymentClock } from '../orders/payment-clock';
import { toCashierHref, toPaymentHref, toTransferHref } from './cashier-href';
import styles from './cashier.module.css';
import { PayableOrders } from './payable-orders';
import { toCodeState } from './payment-code';
import { PayElsewhere } from './pay-elsewhere';
import { describeChannel } from './payment-words';

const checkoutForm = defineForm({
  orderNos: field.listOf<string>([]),
  channel: field.choice<OfferedChannel>({ label: '支付方式', missing: '请选择支付方式' }),
});

/** What has become of it: a payment is open, or the order is paid by a transfer. */
type Receipt = OpenedPayment | RemitInfo;

/** Props of `Checkout`. */
export interface CheckoutProps {
  /** Orders that wait for their payment. */
  readonly orders: readonly OrderBrief[];
  readonly channels: EndpointData<typeof listPayChannels>;
}

/** What is paid, by which channel, and the way to its cashier. */
export function Checkout({ orders, channels }: CheckoutProps) {
  const [pay] = usePayOrdersMutation();
  const [choose] = useChooseTransferMutation();
  const navigate = useNavigate();
  const form = useForm(checkoutForm, {
    start: {
      orderNos: orders.map(({ orderNo }) => orderNo),
      channel: (channels.find(({ way }) => way !== 'elsewhere') ?? channels[0])?.channel,
    },
    send({ channel, ...request }, idempotencyKey): PromiseLike<CallResult<Receipt>> {
      const [orderNo = ''] = request.orderNos;
      if (channel === 'transfer') return choose({ orderNo });
      return pay({ body: { ...request, channel, returnTo }, idempotencyKey });
    },
    onSubmitted(receipt) {
      if ('code' in receipt) return void navigate(toTransferHref(receipt.orderNo));
      const state = toCodeState(receipt);
      if (state) void navigate(toPaymentHref(receipt.payNo), { state });
      else window.location.assign(receipt.payUrl);
    },
  });
  const { orderNos, channel } = form.values;
  const isTransfer = channel === 'transfer';
  const isElsewhere = channels.some((one) => one.channel === channel && one.way === 'elsewhere');
  const returnTo = useHref(toCashierHref(orderNos));
  const chosen = orders.filter(({ orderNo }) => orderNos.includes(orderNo));
  const total = formatAmount(chosen.reduce((sum, { due }) => sum + due, 0));
  const ends = chosen.flatMap(({ payUntil }) => payUntil ?? []).sort();
  return (
    <form {...form.props} aria-label="支付">
      <RecordColumns
        main={
          <AccountCard title="支付的订单">
            <PayableOrders orders={orders} field={form.bind('orderNos')} />
            <ChoiceCards
              field={form.bind('channel')}
              choices={channels.map(({ channel, name, way }) => ({
                ...{ value: channel, label: name },
                text: describeChannel(channel, way),
              }))}
            />
          </AccountCard>
        }
        aside={
          <AccountCard title="应付金额">
            <div className={styles.due}>
              <p className={styles.total}>{total}</p>
              {ends[0] && <PaymentClock payUntil={ends[0]} />}
              {chosen.some(isHeld) && <p className={styles.note}>合同签订期间不计支付期限，{HELD_TEXT}支付即可。</p>}
              <FormActions
                form={form}
                submitText={isTransfer ? '查看汇款信息' : `立即支付 ${total}`}
                sendingText={isTransfer ? '正在生成汇款信息…' : '正在前往收银台…'}
                isDisabled={chosen.length === 0 || isElsewhere || (isTransfer && chosen.length > 1)}
              />
              {isElsewhere ? (
                <PayElsewhere channel={channel} />
              ) : (
                <p className={styles.note}>{describeWay(isTransfer, chosen.length > 1)}</p>
              )}
            </div>
          </AccountCard>
        }
      />
    </form>
  );
}

function describeWay(isTransfer: boolean, isOfSeveral: boolean): string {
  if (!isTransfer) return '付款由支付机构完成，结果会显示在本站。';
  return isOfSeveral
    ? '每个订单有各自的汇款识别码，对公汇款请一次选择一个订单。'
    : '选择后生成专属汇款识别码，并从现在起为您保留价格 7 天。';
}
