import type { InvoiceDetail } from '@portal/api-contract/account';

/** The steps of an invoice, and at which of them it is, from 1; past the last where all are done. */
export function readInvoiceWay({ status, medium }: Pick<InvoiceDetail, 'status' | 'medium'>) {
  if (status === 11) return { names: ['提交申请', '审核驳回'], current: 2 };
  if (status === 22) return { names: ['提交申请', '已撤销'], current: 2 };
  if (status === 50) return { names: ['已开票', '退票处理', '已红冲'], current: 2 };
  if (status === 60) return { names: ['已开票', '退票处理', '已红冲'], current: 4 };
  if (status === 61) return { names: ['已开票', '红冲原票', '换开新票'], current: 4 };
  const names = ['提交申请', '财务审核', '开具发票', ...(medium === 2 ? ['寄送签收'] : []), '完成'];
  const current = { 10: 2, 20: 3, 21: 3, 30: 4, 40: names.length + 1 }[status];
  return { names, current };
}
