import { startTestPortal, type TestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import {
  callWorkOrder,
  createOperatedEnvironment,
  openWorkOrder,
  submitWorkOrder,
  toDetail,
} from '../../testing/work-order-calls';

let portal: TestPortal;
let now = new Date('2026-06-01T02:00:00Z');

beforeAll(async () => {
  portal = await startTestPortal({ clock: () => now, environment: createOperatedEnvironment() });
});
afterAll(() => portal.close());

const advance = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const logIn = async () => (await openSession(portal, now)).browser;

it('a work order is sent, listed, read, answered and taken back', async () => {
  const browser = await logIn();
  const ticketNo = await submitWorkOrder(browser);
  expect(ticketNo).toMatch(/^WO20260601[2-9A-Z]{6}$/);
  advance(1);
  const list = await callWorkOrder(browser, 'pageList', {});
  expect(list.body.data).toMatchObject({ total: 1, list: [{ ticketNo, status: 0, unread: 0 }] });
  const replied = toDetail(await callWorkOrder(browser, 'reply', { ticketNo, text: '补充一下' }));
  expect(replied.messages).toHaveLength(1);
  const withdrawn = toDetail(await callWorkOrder(browser, 'withdraw', { ticketNo }));
  expect(withdrawn).toMatchObject({ status: 5, acts: ['delete'] });
  expect(await openWorkOrder(browser, ticketNo)).toEqual(withdrawn);
});
