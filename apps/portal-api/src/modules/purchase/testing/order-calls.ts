import { AGREEMENT_VERSION } from '@portal/api-contract';
import type { OrderDetail } from '@portal/api-contract/account';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { createLedger } from '../../../platform/money/ledger/ledger';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT } from '../../../testing/sample-content';
import type { TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';
import { createOrderPayments } from '../order-payments';
import { createOrders } from '../order-record';

/** What an order of these specs costs, in 分. */
export const PRICE = 9_900;

/** One month of it. */
export const ITEM = { mealCode: 'tool-basic', period: 1, quantity: 1 };

/** Makes the product that is ordered: one month of it costs `PRICE`. */
export function addPaidProduct(portal: TestPortal): Promise<unknown> {
  const plans = [
    makePlan('tool-basic', { unitPrice: PRICE, periods: [1, 3] }),
    makePlan('tool-talk', { name: '旗舰版', periods: [], isNegotiable: true }),
  ];
  return addContent(portal, { 'products/tool.json': makeProduct('tool', { content: { ...PRODUCT_CONTENT, plans } }) });
}

const post = (browser: TestBrowser, path: string, payload: object) =>
  browser.request(path, { method: 'POST', payload });

/** Calls about orders, each by whoever is logged in. */
export const orderCalls = {
  post,
  async order(browser: TestBrowser, remark = '', items: readonly object[] = [ITEM]): Promise<string> {
    const { quoteId } = (await post(browser, '/ptl/order/quote', { productCode: 'tool', items })).body.data as {
      quoteId: string;
    };
    const created = await post(browser, '/ptl/order/create', { quoteId, agreementVersion: AGREEMENT_VERSION, remark });
    return (created.body.data as { orderNo: string }).orderNo;
  },
  readOrder: async (browser: TestBrowser, orderNo: string) =>
    (await browser.request(`/ptl/order/detail?orderNo=${orderNo}`)).body.data as OrderDetail,
};

/** Has the money of an order come in by a channel that the portal does not ask anything of. */
export async function payOffline(database: Database, now: Clock, orderNo: string): Promise<void> {
  const ledger = createLedger(database.orm, now);
  const payments = createOrderPayments(createOrders(ledger), ledger);
  await database.transaction(async (runner) => {
    const { due: amount } = await ledger.balancesOf(orderNo, runner);
    const shares = [{ orderNo, amount }];
    await payments.receive(runner, { kind: 'payment', channel: 'offline', tradeNo: orderNo, shares }, now());
  });
}
