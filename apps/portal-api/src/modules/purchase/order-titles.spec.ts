import { AGREEMENT_VERSION } from '@portal/api-contract';
import { randomUUID } from 'node:crypto';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import { COMPANY, createTitleCalls, PERSON } from '../invoice-titles/testing/title-calls';
import { addPaidProduct, ITEM, orderCalls } from './testing/order-calls';

const portal = setUpPortal();
const titles = createTitleCalls();

beforeAll(() => addPaidProduct(portal));

const openUser = async () => (await openSession(portal, new Date())).browser;

async function order(browser: TestBrowser, invoiceTitleId?: string) {
  const quote = await orderCalls.post(browser, '/ptl/order/quote', { productCode: 'tool', items: [ITEM] });
  const { quoteId } = quote.body.data as { quoteId: string };
  const wanted = { quoteId, agreementVersion: AGREEMENT_VERSION, invoiceTitleId };
  return (await orderCalls.post(browser, '/ptl/order/create', wanted)).body;
}

const orderWith = async (browser: TestBrowser, invoiceTitleId?: string) =>
  ((await order(browser, invoiceTitleId)).data as { orderNo: string }).orderNo;

const suggest = async (browser: TestBrowser, candidateIds: readonly string[]) =>
  (await orderCalls.post(browser, '/ptl/invoice/suggestedTitle', { candidateIds })).body;

it('is kept with the order, and what the application for its invoice begins with', async () => {
  const browser = await openUser();
  const { id } = await titles.store(browser, PERSON);
  const { id: otherId } = await titles.store(browser, { ...PERSON, name: '李小红' });
  const orders = [await orderWith(browser, id), await orderWith(browser, id)];
  const [plain, other] = [await orderWith(browser), await orderWith(browser, otherId)];
  expect(await orderCalls.readOrder(browser, orders[0] ?? '')).toMatchObject({ invoiceTitleId: id });
  expect(await orderCalls.readOrder(browser, plain)).toMatchObject({ invoiceTitleId: null });
  expect((await suggest(browser, orders)).data).toEqual({ titleId: id });
  for (const several of [[...orders, other], [...orders, plain], [plain], ['2026-06.person']])
    expect((await suggest(browser, several)).data).toEqual({ titleId: null });
});

it('has to be one of its own that was passed', async () => {
  const browser = await openUser();
  const { id: waiting } = await titles.store(browser, COMPANY);
  const { id: foreign } = await titles.store(await openUser(), PERSON);
  for (const id of [waiting, foreign, randomUUID(), 'no-such-title'])
    expect(await order(browser, id)).toMatchObject({
      code: '422',
      data: { fieldErrors: [{ field: 'invoiceTitleId', msg: '请选择审核通过的发票抬头' }] },
    });
});

it('is told of own orders alone', async () => {
  const browser = await openUser();
  const orderNo = await orderWith(browser, (await titles.store(browser, PERSON)).id);
  expect((await suggest(await openUser(), [orderNo])).data).toEqual({ titleId: null });
  for (const candidateIds of [[], [''], ['x'.repeat(33)], 'OD'])
    expect(await suggest(browser, candidateIds as string[])).toMatchObject({ code: '422' });
});
