import type { EndpointData } from '@portal/api-contract';
import type { listQueuedWorkOrders } from '@portal/api-contract/account';
import { setUp } from '../../testing/set-up';
import { openStaffSession } from '../../testing/test-session';
import { callQueue, submitWorkOrder } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const DAY = 1440;

const stage = setUp(startWorkOrderStage);

/** Numbers of the work orders by what they are called here. */
const numbers: Record<'free' | 'mine' | 'other' | 'late', string> = { free: '', mine: '', other: '', late: '' };
let otherCode: string;

beforeAll(async () => {
  const { browser } = await stage.logIn();
  const { browser: colleague, userId } = await openStaffSession(stage.portal, stage.now(), ['agent']);
  otherCode = `code-${userId}`;
  numbers.free = await submitWorkOrder(browser, { title: '网关机Ａ７离线' });
  numbers.mine = await submitWorkOrder(browser, { title: '100%看板_打不开' });
  numbers.other = await submitWorkOrder(browser, { title: '手机a7 is slow' });
  await callQueue(stage.operator, 'claim', { ticketNo: numbers.mine });
  await callQueue(colleague, 'claim', { ticketNo: numbers.other });
  await stage.advance(2 * DAY);
  numbers.late = await submitWorkOrder((await stage.logIn()).browser, { title: '账单金额不对' });
});

async function find(filter: object): Promise<string[]> {
  const { body } = await callQueue(stage.operator, 'pageList', { pageSize: 100, ...filter });
  const { list, total } = body.data as EndpointData<typeof listQueuedWorkOrders>;
  expect(total).toBe(list.length);
  const names = Object.entries(numbers).map(([name, number]) => [number, name] as const);
  return list.map(({ ticketNo }) => new Map(names).get(ticketNo) ?? ticketNo).sort();
}

it.each([
  ['me', ['mine']],
  ['none', ['free', 'late']],
  ['nobody-has-this', []],
])('shows whose work it is: %s', async (assignee, found) => {
  expect(await find({ assignee })).toEqual(found);
});

it('shows the work of a colleague', async () => {
  expect(await find({ assignee: otherCode })).toEqual(['other']);
});

it.each([
  [{ dateTo: '2026-06-01' }, ['free', 'mine', 'other']],
  [{ dateFrom: '2026-06-02' }, ['late']],
  [{ dateFrom: '2026-06-01', dateTo: '2026-06-03' }, ['free', 'late', 'mine', 'other']],
  [{ dateFrom: '2026-06-04' }, []],
])('shows what was sent on some days: %j', async (days, found) => {
  expect(await find(days)).toEqual(found);
});

it.each([
  ['网关', ['free']],
  ['单', ['late']],
  // In any width and case.
  ['机A7', ['free', 'other']],
  ['机ａ７', ['free', 'other']],
  // What matches anything elsewhere stands for itself.
  ['100%', ['mine']],
  ['板_打', ['mine']],
  ['%', ['mine']],
  // Its characters are there, but not together.
  ['网离线', []],
  ['slow is', []],
])('finds work by a part of what it is called: %s', async (keyword, found) => {
  expect(await find({ keyword })).toEqual(found);
});

it('finds work by its number', async () => {
  expect(await find({ keyword: numbers.late.slice(-6).toLowerCase() })).toEqual(['late']);
});

it('takes all of it together', async () => {
  expect(await find({ assignee: 'none', keyword: '7', dateTo: '2026-06-01', status: 0 })).toEqual(['free']);
});

it.each([{ assignee: '' }, { assignee: 'x'.repeat(65) }, { dateFrom: '2026-13-01' }, { keyword: 'x'.repeat(61) }])(
  'refuses what is no filter: %j',
  async (filter) => {
    expect((await callQueue(stage.operator, 'pageList', filter)).status).toBe(400);
  },
);

it('says which filter is wrong when nobody is named', async () => {
  const { body } = await callQueue(stage.operator, 'pageList', { assignee: '' });
  expect(body).toMatchObject({
    msg: '请选择处理人',
    data: { fieldErrors: [{ field: 'assignee', msg: '请选择处理人' }] },
  });
});
