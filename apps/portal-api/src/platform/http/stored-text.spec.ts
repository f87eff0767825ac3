import { copyWorkOrder } from '../../testing/copy-work-order';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import { openWorkOrder, submitWorkOrder, WORK_ORDER } from '../../testing/work-order-calls';

const portal = setUpPortal();
let browser: TestBrowser;

beforeAll(async () => {
  ({ browser } = await openSession(portal));
});

const UNSEEN = '\u202e\u200b\ufeff\u00ad\u3164\u{e0041}';

it('what users write is stored as it was written, without what nobody sees', async () => {
  const title = `网关报错：“５００”①${UNSEEN}`;
  const description = `第一行：ＡＢＣ（１２）${UNSEEN}\r\n第二行\u3000👨‍👩‍👧 ㎏ ﬁ`;
  const ticketNo = await submitWorkOrder(browser, { title, description, contactName: `张${UNSEEN}三（Ａ）` });
  const stored = await openWorkOrder(browser, ticketNo);
  expect(stored).toMatchObject({
    title: '网关报错：“５００”①',
    description: '第一行：ＡＢＣ（１２）\n第二行\u3000👨‍👩‍👧 ㎏ ﬁ',
    contactName: '张三(A)',
  });
});

it('what is stored with full-width characters is found by plain ones, and the other way round', async () => {
  const ticketNo = await submitWorkOrder(browser, { title: '数采：ＯＰＣ断线了' });
  for (const keyword of ['数采:OPC', '数采：ＯＰＣ', `数采${UNSEEN}：OPC`]) {
    const { body } = await browser.request('/portal/workorder/ticket/pageList', {
      method: 'POST',
      payload: { keyword },
    });
    expect((body.data as { list: object[] }).list).toEqual([expect.objectContaining({ ticketNo })]);
  }
});

it('names and addresses carry nothing that nobody sees', async () => {
  const { body: profile } = await browser.request('/ptl/user/updateInfo', {
    method: 'POST',
    payload: { nickname: `${UNSEEN}林${UNSEEN}予安`, company: `澄湖${UNSEEN}`, version: 1 },
  });
  expect(profile.data).toMatchObject({ nickname: '林予安', company: '澄湖' });
  const { body: address } = await browser.request('/ptl/address/save', {
    method: 'POST',
    payload: {
      ...{ name: `张${UNSEEN}三`, telephone: '13800138000', regionCode: '３３０１０６', tag: `家${UNSEEN}` },
      detail: `文三路${UNSEEN}90号（东部）`,
    },
  });
  expect(address.data).toMatchObject({ name: '张三', regionCode: '330106', detail: '文三路90号(东部)', tag: '家' });
});

it('a name of nothing but what nobody sees is no name', async () => {
  const payload = { nickname: UNSEEN, version: 2 };
  const { body } = await browser.request('/ptl/user/updateInfo', { method: 'POST', payload });
  expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field: 'nickname', msg: '请输入昵称' }] } });
});

it.each(['客服小林', '客 服', 'Ａｄｍｉｎ', '甲站', '甲 站小助手'])(
  'the nickname %s is the platform’s',
  async (nickname) => {
    const { body } = await browser.request('/ptl/user/updateInfo', {
      method: 'POST',
      payload: { nickname, version: 2 },
    });
    const msg = '该昵称为平台保留名称，请换一个';
    expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field: 'nickname', msg }] } });
  },
);

describe('one account', () => {
  const fill = (table: string, columns: string, values: string, count: number) =>
    portal.database.query(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${count}) n`);

  it('sends at most fifty work orders in a day, however many at once', async () => {
    const { browser: own, userId } = await openSession(portal);
    const first = await submitWorkOrder(own);
    await copyWorkOrder(portal.database, first, 47);
    const send = () => own.request('/portal/workorder/ticket/save', { method: 'POST', payload: WORK_ORDER });
    const responses = await Promise.all(Array.from({ length: 4 }, send));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    const [row] = await portal.database.query('select count(*)::int as total from work_order where owner_id = $1', [
      userId,
    ]);
    expect(row).toEqual({ total: 50 });
  });

  it('has at most a hundred quotes', async () => {
    const { browser: own, userId } = await openSession(portal);
    await fill('quote', 'id, owner_id, body, created_at, expires_at', `'q' || n, '${userId}', '{}', now(), now()`, 100);
    const items = [{ mealCode: 'empty-quote', period: 12, quantity: 1 }];
    const payload = { items, productCode: 'empty' };
    const { status, body } = await own.request('/ptl/order/quote', { method: 'POST', payload });
    expect([status, body.msg]).toEqual([429, '报价次数过多，请稍后再试']);
  });
});
