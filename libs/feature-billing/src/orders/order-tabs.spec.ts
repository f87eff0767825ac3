import { listStates, orderLifecycle } from '@portal/lifecycles';
import { listOrderTabs, ORDER_TABS } from './order-tabs';

const read = (counts: Parameters<typeof listOrderTabs>[0], chosen = '', refunded?: number) =>
  listOrderTabs(counts, chosen, refunded).map(({ label, total }) => `${label} ${total ?? '–'}`);

it('have every state of an order behind one of them', () => {
  expect(Object.values(ORDER_TABS).flat().sort()).toEqual([...listStates(orderLifecycle)].sort());
});

it('add up the states behind them', () => {
  const counts = [
    { status: 20, total: 2 },
    { status: 25, total: 1 },
    { status: 30, total: 3 },
    { status: 50, total: 4 },
    { status: 55, total: 5 },
  ];
  const tabs = ['全部 15', '待审核 0', '待支付 2', '处理中 4', '已完成 0', '已取消 9', '退款 2'];
  expect(read(counts, '', 2)).toEqual(tabs);
});

it('show what is rare where there is any, or where it was chosen', () => {
  expect(read([{ status: 60, total: 1 }]).at(-2)).toBe('开通失败 1');
  expect(read(undefined, 'failed').at(-2)).toBe('开通失败 –');
  expect(read(undefined).at(-2)).toBe('已取消 –');
});
