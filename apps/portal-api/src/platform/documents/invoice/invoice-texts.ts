import { toChinaDay, toChinaTime } from '../../china-time';
import type { InvoiceDocument, Party } from './invoice-document';

/** What stands over an invoice. */
export const INVOICE_TITLES = { ordinary: '电子发票（普通发票）', special: '电子发票（增值税专用发票）' } as const;

/** Kinds of invoices as files name them. */
export const INVOICE_KINDS = { ordinary: '普通发票', special: '增值税专用发票' } as const;

/** Day of issue in words: `2026年11月26日`. */
export function writeInvoiceDay(issuedAt: string): string {
  const [year, month, day] = toChinaDay(new Date(issuedAt)).split('-');
  return `${year}年${month}月${day}日`;
}

/** Moment of issue as files have it: `2026-11-26 09:30:00`. */
export function writeInvoiceMoment(issuedAt: string): string {
  return toChinaTime(new Date(issuedAt)).slice(0, 19).replace('T', ' ');
}

/** Lines of the remark: of a red invoice what it takes back, then what was written, then banks and addresses. */
export function listRemarks({ red, remark, buyer, seller }: InvoiceDocument): string[] {
  const reversal = red && [
    `被红冲蓝字数电发票号码：${red.number} 红字发票信息确认单编号：${red.confirmation}`,
    `红冲原因：${red.reason}`,
  ];
  return [
    ...(reversal ?? []),
    ...remark.split(/\r\n|\r|\n/),
    describeParty('购买方', buyer),
    describeParty('销售方', seller),
  ].filter((line) => line.trim() !== '');
}

function describeParty(side: string, { address, telephone, bank, account }: Party): string {
  const parts = [
    ['地址', address],
    ['电话', telephone],
    ['开户银行', bank],
    ['银行账号', account],
  ] as const;
  return parts.flatMap(([name, value]) => (value ? [`${side}${name}：${value}；`] : [])).join('');
}
