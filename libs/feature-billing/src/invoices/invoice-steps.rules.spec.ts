import type { InvoiceMedium, InvoiceStatus } from '@portal/api-contract/account';
import { readInvoiceWay } from './invoice-steps.rules';

it.each<[InvoiceStatus, InvoiceMedium, string | undefined, number]>([
  [10, 1, '财务审核', 4],
  [20, 2, '开具发票', 5],
  [21, 2, '开具发票', 5],
  [30, 2, '寄送签收', 5],
  [40, 1, undefined, 4],
  [11, 1, '审核驳回', 2],
  [22, 1, '已撤销', 2],
  [50, 1, '退票处理', 3],
  [60, 1, undefined, 3],
  [61, 1, undefined, 3],
])('of state %i on medium %i is %s, of %i', (status, medium, name, total) => {
  const { names, current } = readInvoiceWay({ status, medium });
  expect(names[current - 1]).toBe(name);
  expect(names).toHaveLength(total);
});
