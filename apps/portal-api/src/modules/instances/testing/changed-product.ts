import type { Quote } from '@portal/api-contract';
import { AGREEMENT_VERSION } from '@portal/api-contract';
import type { ChangeOptions } from '@portal/api-contract/account';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT } from '../../../testing/sample-content';
import type { TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';
import { orderCalls, PRICE } from '../../purchase/testing/order-calls';

/** Prices of the plans of the product, in 分 a month. */
export const PRICES = { basic: PRICE, plus: 19_900, max: 49_900 } as const;

/** A plan of the product. */
export type PlanName = keyof typeof PRICES;

/** Makes a product with three plans, at these prices; those that are left out are not sold. */
export function addChangedProduct(
  portal: TestPortal,
  prices: Partial<Record<PlanName, number>> = PRICES,
): Promise<unknown> {
  const plans = Object.entries(prices).map(([name, unitPrice]) =>
    makePlan(`tool-${name}`, { name, unitPrice, periods: [1, 3, 12] }),
  );
  return addContent(portal, { 'products/tool.json': makeProduct('tool', { content: { ...PRODUCT_CONTENT, plans } }) });
}

const { post } = orderCalls;

/** Calls by which products in use are changed, each by whoever is logged in. */
export const changeCalls = {
  renew: (browser: TestBrowser, instanceId: string, period = 1) =>
    post(browser, '/ptl/order/renewQuote', { instanceId, period }),
  upgrade: (browser: TestBrowser, instanceId: string, plan: string = 'plus') =>
    post(browser, '/ptl/order/upgradeQuote', { instanceId, mealCode: `tool-${plan}` }),
  /** Orders a renewal or an upgrade without a quote; a repeat by the same key is the same order. */
  orderAtOnce: (browser: TestBrowser, key: string, input: { instanceId: string; period?: number; mealCode?: string }) =>
    browser.request(`/ptl/order/${input.mealCode ? 'upgrade' : 'renew'}`, {
      ...{ method: 'POST', headers: { 'idempotency-key': key }, payload: input },
    }),
  create: (browser: TestBrowser, quoteId: string) =>
    post(browser, '/ptl/order/create', { quoteId, agreementVersion: AGREEMENT_VERSION }),
  /** Switches the automatic renewal of a product that was just read. */
  autoRenew: (browser: TestBrowser, { instanceId, version }: { instanceId: string; version: number }, on = true) =>
    post(browser, '/ptl/order/autoRenew', { instanceId, version, on }),
  options: async (browser: TestBrowser, instanceId: string) =>
    (await browser.request(`/ptl/order/changeOptions?instanceId=${instanceId}`)).body.data as ChangeOptions,
  /** Orders what a call has quoted, and returns the quote with the number of its order. */
  async order(browser: TestBrowser, quoted: Awaited<ReturnType<typeof post>>): Promise<Quote & { orderNo: string }> {
    if (quoted.status !== 200) throw new Error(`No quote: ${quoted.body.msg}`);
    const quote = quoted.body.data as Quote;
    const created = await changeCalls.create(browser, quote.quoteId);
    if (created.status !== 200) throw new Error(`No order: ${created.body.msg}`);
    return { ...quote, orderNo: (created.body.data as { orderNo: string }).orderNo };
  },
};
