import {
  type OpenedPayment,
  type Payment,
  PAYMENT_HOURS,
  type PayChannel,
  type payOrders,
} from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { assertWithinQuota } from '../../platform/database/account-quota';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { addMoney, NO_MONEY } from '../../platform/money/money';
import { toActor } from '../../platform/records/record-transition';
import { addQueryParameter, toSafeReturn } from '../../platform/security/safe-return';
import type { Subject } from '../../platform/security/session-verifier';
import type { DueOrder, OrderPayments } from '../purchase/order-payments';
import type { PaymentProviders } from './open-providers';
import { findPayerBrowser } from './payer-browser';
import { findNextCheck } from './payment-checks';
import { payments } from './payment-record';
import { describePayment, describePayments, findOrderPayments, isOwnPayment } from './payments.repository';
import { payment, paymentOrder, type PaymentRow, WAITING } from './payments.tables';
import {
  type Cashier,
  type NewTrade,
  type PaymentProvider,
  ProviderUnreachableError,
  TradeEndedError,
} from './provider/payment-provider';

/** Where providers tell how trades stand; the channel follows. */
export const NOTIFY_PATH = '/ptl/pay/notify/';

const QUOTA = { table: payment, most: 200, msg: '发起支付的次数过多，请稍后再试' };

const ENDED = '该笔支付已结束';

const HOUR_MS = 3_600_000;

/** How long before the price of an order ends its payment does: time enough for the provider to close the trade. */
const MARGIN_MS = 5 * 60_000;

/** How long the caller of a page waits for a provider. */
const PATIENCE_MS = 2500;

export interface PaymentsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly providers: PaymentProviders;
  readonly orderPayments: OrderPayments;
}

/** Input of the call that opens a payment. */
type PayInput = ParsedInput<typeof payOrders>;

/** What owners do with payments of their orders. */
export function createPaymentsService(options: PaymentsOptions) {
  const { database, clock, idempotency, providers, orderPayments } = options;

  async function store(runner: QueryRunner, owner: Subject, { orderNos, channel }: PayInput) {
    const at = clock();
    await assertWithinQuota(runner, owner.id, at, QUOTA);
    const orders = await orderPayments.lockDue(runner, owner, orderNos);
    const payBefore = findPayBefore(orders, at);
    if (payBefore <= at) throw new HttpError(409, '订单即将超过支付期限，无法在线支付');
    const row = await payments.create(
      runner,
      {
        ...{ id: randomUUID(), payNo: createBusinessNumber('PY', at), ownerId: owner.id, channel, createdAt: at },
        ...{ amount: addMoney(...orders.map(({ amount }) => amount)), payBefore, refunded: NO_MONEY },
        ...{ checkCount: 0, checkAt: findNextCheck(payBefore, 0, at) },
      },
      { action: 'open', actor: toActor(owner), at },
    );
    await runner
      .insert(paymentOrder)
      .values(orders.map(({ orderNo, amount }) => ({ paymentId: row.id, orderNo, amount })));
    return { payNo: row.payNo, title: describeOrders(orders) };
  }

  /** An own payment that can be paid; rejects with 409 one that is over. */
  async function findOpen(owner: Subject, payNo: string): Promise<PaymentRow> {
    const row = await payments.find(database.orm, isOwnPayment(owner, payNo));
    if (row.state !== WAITING || row.payBefore <= clock()) throw new HttpError(409, ENDED);
    return row;
  }

  return {
    /**
     * Opens a payment and the trade of it. The payment is there before the provider is asked: where that fails, a repeat
     * with the same key asks again, and what nobody repeats is closed by the clock.
     */
    async pay(owner: Subject, input: PayInput, context: CallContext): Promise<OpenedPayment> {
      const provider = requireProvider(providers, input.channel);
      const returnTo = toSafeReturn(input.returnTo, [context.origin]);
      if (returnTo === undefined) throw rejectFields([{ field: 'returnTo', msg: '返回地址无效' }]);
      const call = { scope: 'order.pay', owner, input, context };
      const { payNo, title } = await idempotency.runOnce(call, (runner) => store(runner, owner, input));
      const { amount, payBefore } = await findOpen(owner, payNo);
      const { url: payUrl, isCode } = await createTrade(provider, {
        ...{ payNo, amount, title, payBefore },
        notifyUrl: context.origin + NOTIFY_PATH + input.channel,
        returnUrl: context.origin + addQueryParameter(returnTo, 'payNo', payNo),
        ...findPayerBrowser(context.headers),
      });
      // Nobody is led to the cashier of a payment that has ended while the provider was asked.
      await findOpen(owner, payNo);
      return { payNo, payUrl, isCode, amount, payBefore: toChinaTime(payBefore) };
    },

    /** Payments of an own order, the newest first. */
    async listOfOrder(owner: Subject, orderNo: string): Promise<Payment[]> {
      return describePayments(database.orm, await findOrderPayments(database.orm, owner, orderNo));
    },

    /** An own payment; rejects with 404 any other. */
    open: async (owner: Subject, payNo: string) =>
      describePayment(database.orm, await payments.find(database.orm, isOwnPayment(owner, payNo))),
  };
}

function requireProvider(providers: PaymentProviders, channel: PayChannel): PaymentProvider {
  const provider = providers.find(channel);
  if (provider === undefined) throw rejectFields([{ field: 'channel', msg: '暂不支持该支付方式' }]);
  return provider;
}

async function createTrade(provider: PaymentProvider, trade: NewTrade): Promise<Cashier> {
  try {
    return await provider.create(trade, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    if (error instanceof ProviderUnreachableError) throw new HttpError(503, '支付渠道暂时无法连接，请稍后重试');
    if (error instanceof TradeEndedError) throw new HttpError(409, ENDED);
    throw error;
  }
}

function findPayBefore(orders: readonly DueOrder[], at: Date): Date {
  const ends = orders.flatMap(({ payUntil }) => (payUntil ? payUntil.getTime() - MARGIN_MS : []));
  return new Date(Math.min(at.getTime() + PAYMENT_HOURS * HOUR_MS, ...ends));
}

function describeOrders([first, ...others]: readonly DueOrder[]): string {
  const name = first?.name ?? '';
  return others.length === 0 ? name : `${name}等${others.length + 1}个订单`;
}
