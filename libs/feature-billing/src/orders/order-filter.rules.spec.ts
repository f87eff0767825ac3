import { listOrders } from '@portal/api-contract/account';
import { orderQuery, toOrderFilter } from './order-filter.rules';

const readFilter = (params: Readonly<Record<string, string>>) =>
  toOrderFilter(orderQuery.read(new URLSearchParams(params)));

it('reads the filters of an address, and amounts in 元', () => {
  const params = {
    status: 'cancelled',
    keyword: '网关',
    type: 'renewal',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
    payableFrom: '0',
    payableTo: '500',
  };
  expect(readFilter(params)).toEqual({
    ...{ statuses: [50, 55], keyword: '网关', type: 'renewal', dateFrom: '2026-11-01', dateTo: '2026-11-30' },
    ...{ payableFrom: 0, payableTo: 50_000 },
  });
  expect(Object.keys(params)).toEqual([...orderQuery.filters]);
});

it('asks for orders with refunds, whatever their state', () =>
  expect(readFilter({ status: 'refund' })).toEqual({ isRefunded: true }));

it.each([
  [{ status: '20' }],
  [{ status: 'toString' }],
  [{ dateFrom: '2026-02-30' }],
  [{ payableFrom: '-1' }],
  [{ payableTo: '1.5' }],
  [{ payableTo: '20000001' }],
  [{ type: 'gift' }],
  [{ sort: 'remark' }],
])('asks for everything where %j is no filter', (params) => expect(readFilter(params)).toEqual({}));

it.each(['createdAt', '-createdAt', 'payable', '-payable'])('asks for the order %s of an address', (sort) => {
  expect(readFilter({ sort })).toEqual({ sort });
  expect(orderQuery.filters).not.toContain('sort');
});

it('asks for nothing that the contract rejects', () => {
  const filter = readFilter({ status: 'processing', keyword: '字'.repeat(100), payableTo: '20000000' });
  expect(listOrders.body?.safeParse(filter).success).toBe(true);
});
