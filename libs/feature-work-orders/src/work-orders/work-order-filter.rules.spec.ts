import { exportWorkOrders } from '@portal/api-contract/account';
import { toWorkOrderFilter, workOrderQuery } from './work-order-filter.rules';

const readFilter = (params: Readonly<Record<string, string>>) =>
  toWorkOrderFilter(workOrderQuery.read(new URLSearchParams(params)));

it('reads the filters of an address', () => {
  const params = {
    status: '0',
    severity: 'P2',
    productCode: 'iot-hub',
    keyword: '网关',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
  };
  expect(readFilter(params)).toEqual({ ...params, status: 0 });
  expect(Object.keys(params)).toEqual([...workOrderQuery.filters]);
});

it.each([
  [{ status: '9' }],
  [{ status: '' }],
  [{ severity: 'P9' }],
  [{ productCode: 'x'.repeat(65) }],
  [{ dateFrom: '2026-02-30' }],
  [{ dateTo: 'gestern' }],
])('asks for everything where %j is no filter', (params) => expect(readFilter(params)).toEqual({}));

it('asks for nothing that the contract refuses', () => {
  const filter = readFilter({ status: '6', severity: 'P4', keyword: '字'.repeat(100), dateTo: '2026-11-30' });
  expect(exportWorkOrders.body?.safeParse(filter).success).toBe(true);
});
