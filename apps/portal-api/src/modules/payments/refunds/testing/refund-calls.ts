import type {
  QueuedRefundDetail,
  RefundBrief,
  RefundCalculation,
  RefundDetail,
  RefundOptions,
} from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../../platform/clock';
import type { Database } from '../../../../platform/database/database';
import { createLedger } from '../../../../platform/money/ledger/ledger';
import { toMoney } from '../../../../platform/money/money';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT } from '../../../../testing/sample-content';
import type { TestBrowser } from '../../../../testing/test-browser';
import type { TestPortal } from '../../../../testing/test-portal';
import { instanceRefunds } from '../../../instances/instance-refunds';
import { openInstanceDesk } from '../../../instances/testing/instance-desk';
import { createOrderDeliveries } from '../../../purchase/order-deliveries';
import { createOrders } from '../../../purchase/order-record';
import { createRefundableOrders } from '../../../purchase/refundable-orders';
import { orderCalls } from '../../../purchase/testing/order-calls';
import { createRefunds } from '../../refund-record';
import { paymentCalls } from '../../testing/payment-calls';

/** What a month of each plan of the product costs, in 分. */
export const PRICES = { basic: 9_900, plus: 19_900 } as const;

/** Makes a product with two plans. */
export function addRefundedProduct(portal: TestPortal, code = 'tool'): Promise<unknown> {
  const plans = Object.entries(PRICES).map(([name, unitPrice]) =>
    makePlan(`${code}-${name}`, { name, unitPrice, periods: [1, 3] }),
  );
  return addContent(portal, {
    [`products/${code}.json`]: makeProduct(code, { content: { ...PRODUCT_CONTENT, plans } }),
  });
}

const { post } = paymentCalls;

/** Calls about refunds, each by whoever is logged in. */
export const refundCalls = {
  post: (browser: TestBrowser, name: string, payload: object, key?: string) =>
    post(browser, `/ptl/refund/${name}`, payload, key),
  calculate: async (browser: TestBrowser, orderNo: string, items: readonly object[]) =>
    (await refundCalls.post(browser, 'calc', { orderNo, items })).body.data as RefundCalculation,
  options: async (browser: TestBrowser, orderNo: string) =>
    (await browser.request(`/ptl/refund/options?orderNo=${orderNo}`)).body.data as RefundOptions,
  /** Applies for a refund and returns its number. */
  async apply(browser: TestBrowser, orderNo: string, quantity = 1, more: object = {}): Promise<string> {
    const items = [{ lineNo: 1, quantity }];
    const { status, body } = await refundCalls.post(browser, 'apply', { orderNo, items, reason: 'plans', ...more });
    if (status !== 200) throw new Error(`Not applied for: ${body.msg}`);
    return (body.data as { refundNo: string }).refundNo;
  },
  read: async (browser: TestBrowser, refundNo: string) =>
    (await browser.request(`/ptl/refund/detail?refundNo=${refundNo}`)).body.data as RefundDetail,
  list: async (browser: TestBrowser, filter: object = {}) =>
    ((await refundCalls.post(browser, 'pageList', filter)).body.data as { list: RefundBrief[] }).list,
  /** What finance does with a refund as it stands. */
  async decide(finance: TestBrowser, name: string, refundNo: string, more: object = {}) {
    const { version } = await refundCalls.readQueued(finance, refundNo);
    return post(finance, `/ops-api/refund/${name}`, { refundNo, version, ...more });
  },
  readQueued: async (finance: TestBrowser, refundNo: string) =>
    (await finance.request(`/ops-api/refund/detail?refundNo=${refundNo}`)).body.data as QueuedRefundDetail,
};

/** What happens around refunds over a database, whenever a spec wants it. */
export function openRefundDesk({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const ledger = createLedger(database.orm, clock);
  const orders = createOrders(ledger);
  const refunds = createRefunds(ledger);
  const refundableOrders = createRefundableOrders(orders);
  const desk = openInstanceDesk({ database, clock });
  const parts = { refunds, ledger, refundableOrders, instanceRefunds };
  const deliver = async (orderNo: string) => {
    await database.transaction((runner) => createOrderDeliveries(orders).complete(runner, orderNo, clock()));
    await desk.apply(orderNo);
  };
  return {
    ledger,
    desk,
    /** What decisions on refunds are made with. */
    parts,
    /** Delivers an order that was paid. */
    deliver,
    /** Has the delivery of an order fail for good; the portal hears of that by its event. */
    async fail(orderNo: string): Promise<void> {
      const deliveries = createOrderDeliveries(orders);
      for (let count = 0; count < 3; count += 1)
        await database.transaction((runner) => deliveries.fail(runner, orderNo, '', clock()));
    },
    /** An order that was paid online and, unless told otherwise, delivered. */
    async buy(browser: TestBrowser, items?: readonly object[], isDelivered = true) {
      const orderNo = await orderCalls.order(browser, '', items);
      const { payNo } = await paymentCalls.open(browser, orderNo);
      await paymentCalls.press(browser, payNo, 'succeed');
      if (isDelivered) await deliver(orderNo);
      return { orderNo, payNo };
    },
    /** Has so much of an order stand on an invoice, which can be reversed. */
    async invoice(orderNo: string, fen: number) {
      const invoiceNo = `FP-${randomUUID()}`;
      const shares = [{ orderNo, amount: toMoney(fen) }];
      const invoice = { invoiceNo, shares };
      await database.transaction((runner) => ledger.post(runner, { kind: 'invoice', ...invoice }));
      return {
        invoiceNo,
        reverse: () =>
          database.transaction((runner) =>
            ledger.post(runner, { kind: 'reversal', reversalNo: `HZ-${invoiceNo}`, ...invoice }),
          ),
      };
    },
  };
}
