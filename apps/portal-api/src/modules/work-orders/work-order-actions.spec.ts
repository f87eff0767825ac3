import { addContent, makeProduct } from '../../testing/sample-content';
import { setUp } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import {
  callWorkOrder,
  openWorkOrder,
  readWorkOrder,
  submitWorkOrder,
  toDetail,
  WORK_ORDER,
} from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const stage = setUp(startWorkOrderStage);

beforeAll(() => addContent(stage.portal, { 'products/hub.json': makeProduct('hub') }));

const logIn = async () => (await stage.logIn()).browser;

const listOwn = async (browser: TestBrowser) =>
  (await callWorkOrder(browser, 'pageList', {})).body.data as { total: number };

describe('beside its state', () => {
  it('a work order is urged once in thirty minutes, while the platform is awaited', async () => {
    const browser = await logIn();
    const ticketNo = await submitWorkOrder(browser);
    const urged = toDetail(await callWorkOrder(browser, 'urge', { ticketNo }));
    expect(urged).toMatchObject({ isUrged: true, nextUrgeAt: expect.any(String) });
    expect(urged.acts).not.toContain('urge');
    await stage.advance(29);
    const early = await callWorkOrder(browser, 'urge', { ticketNo });
    expect(early).toMatchObject({ status: 429, body: { data: { retryAfter: 60 } } });
    await stage.advance(1);
    expect((await callWorkOrder(browser, 'urge', { ticketNo })).status).toBe(200);
    const asked = await stage.reach('asked');
    expect((await callWorkOrder(asked.browser, 'urge', { ticketNo: asked.ticketNo })).status).toBe(409);
  });

  it('it is escalated once', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    const escalate = () => callWorkOrder(browser, 'escalate', { ticketNo, reason: '等待太久' });
    const escalated = toDetail(await escalate());
    expect(escalated).toMatchObject({ isEscalated: true, status: 1 });
    expect(escalated.messages.at(-1)).toMatchObject({ author: 'system', text: '用户升级投诉：等待太久' });
    expect((await escalate()).status).toBe(409);
  });

  it('it is rated once it is done; a rating is changed for seven days, and a poor one asks for a call', async () => {
    const { browser, ticketNo } = await stage.reach('done');
    const rate = async (time: number, result: number) => {
      const { version } = await openWorkOrder(browser, ticketNo);
      return callWorkOrder(browser, 'rate', { ticketNo, version, time, result, tags: ['响应及时'], text: '谢谢' });
    };
    const readCall = async () =>
      (
        await stage.portal.database.query<{ due: Date | null }>(
          'select call_back_due_at as due from work_order where ticket_no = $1',
          [ticketNo],
        )
      )[0]?.due;
    expect(toDetail(await rate(5, 4)).rating).toMatchObject({ time: 5, result: 4, tags: ['响应及时'], text: '谢谢' });
    expect(await readCall()).toBeNull();
    await stage.advance(7 * 1440);
    expect((await rate(5, 2)).status).toBe(200);
    expect(await readCall()).not.toBeNull();
    await stage.advance(15);
    expect((await rate(1, 1)).body.msg).toBe('评价已超过7天，不能再修改');
    const open = await stage.reach('taken');
    const early = { ticketNo: open.ticketNo, version: 2, time: 5, result: 5 };
    expect((await callWorkOrder(open.browser, 'rate', early)).status).toBe(409);
  });

  it('a rating that another tab has changed meanwhile is not lost to the second one', async () => {
    const { browser, ticketNo } = await stage.reach('done');
    const { version } = await openWorkOrder(browser, ticketNo);
    const rate = (text: string, at: number) =>
      callWorkOrder(browser, 'rate', { ticketNo, version: at, time: 5, result: 5, text });
    const first = toDetail(await rate('第一个', version));
    const second = await rate('第二个', version);
    expect([second.status, second.body.msg]).toEqual([409, '工单或评价刚刚有了变化，请核对后重新提交']);
    expect((await openWorkOrder(browser, ticketNo)).rating).toMatchObject({ text: '第一个' });
    expect(toDetail(await rate('第二个', first.version)).rating).toMatchObject({ text: '第二个' });
  });

  it('a permission to look is given for days, taken back, and ends with the work', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    const grant = () => callWorkOrder(browser, 'grant', { ticketNo, scope: 'config', days: 3 });
    expect(toDetail(await grant()).grant).toMatchObject({ scope: 'config' });
    expect(toDetail(await callWorkOrder(browser, 'revokeGrant', { ticketNo })).grant).toBeNull();
    expect((await callWorkOrder(browser, 'revokeGrant', { ticketNo })).status).toBe(409);
    await grant();
    expect(toDetail(await callWorkOrder(browser, 'withdraw', { ticketNo })).grant).toBeNull();
    expect((await grant()).status).toBe(409);
  });

  it('it leaves the list once it is over, and is gone for its owner', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    expect((await callWorkOrder(browser, 'delete', { ticketNo })).status).toBe(409);
    await callWorkOrder(browser, 'withdraw', { ticketNo, reason: '已自行解决' });
    expect((await callWorkOrder(browser, 'delete', { ticketNo })).body).toMatchObject({ msg: '已删除', data: null });
    expect([(await readWorkOrder(browser, ticketNo)).status, (await listOwn(browser)).total]).toEqual([404, 0]);
  });

  it('others about the same product stand with it', async () => {
    const browser = await logIn();
    const first = await submitWorkOrder(browser, { productCode: 'hub', typeCode: 'usage.howto' });
    const second = await submitWorkOrder(browser, { productCode: 'hub', typeCode: 'usage.howto' });
    await submitWorkOrder(browser);
    const { related } = await openWorkOrder(browser, second);
    expect(related).toEqual([{ ticketNo: first, title: WORK_ORDER.title, status: 0 }]);
  });
});
