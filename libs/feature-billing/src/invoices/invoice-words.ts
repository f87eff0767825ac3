import {
  type Address,
  INVOICE_LIMITS,
  type InvoiceBrief,
  type InvoiceDetail,
  type InvoiceMedium,
  type InvoiceType,
} from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';

/** Kinds of invoices as people call them. */
export const SHORT_TYPES: Readonly<Record<InvoiceType, string>> = { 1: '普票', 2: '专票' };

const AMOUNT = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** `1234.50` of an amount in 分, as invoices have it. */
export function toYuan(cents: number): string {
  return AMOUNT.format(cents / 100);
}

const UNIT_PRICE = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
  useGrouping: false,
});

/** Price of one in 元, as exact as invoices have it, of what a quantity costs in 分. */
export function writeUnitPrice(cents: number, quantity: number): string {
  return UNIT_PRICE.format(cents / 100 / quantity);
}

/** Day of issue in words: `2026年11月26日`, in China, of an ISO-8601 time. */
export function writeInvoiceDay(issuedAt: string): string {
  const [year, month, day] = formatBeijingTime(issuedAt).slice(0, 10).split('-');
  return `${year}年${month}月${day}日`;
}

/** When an invoice is there, as applicants are told. */
export function describeIssuing(medium: InvoiceMedium): string {
  return medium === 1
    ? `审核通过后预计 ${INVOICE_LIMITS.digitalDays} 个工作日内开具`
    : `审核通过后预计 ${INVOICE_LIMITS.paperDays} 个工作日内寄出`;
}

/** Whether something happens to an invoice that its owner waits for. */
export function isUnderWay({ status }: Pick<InvoiceBrief, 'status'>): boolean {
  return [10, 20, 21, 50].includes(status);
}

/** Whether an application came to nothing: it was rejected, or taken back. */
export function isNeverIssued({ status }: Pick<InvoiceBrief, 'status'>): boolean {
  return status === 11 || status === 22;
}

/** Whether there are files of an invoice: a digital one that was issued. */
export function hasFiles({ status, medium }: Pick<InvoiceBrief, 'status' | 'medium'>): boolean {
  return medium === 1 && [40, 50, 60, 61].includes(status);
}

/** What the owner should know or do next; empty where there is nothing. */
export function describeNextStep(invoice: InvoiceDetail): string {
  const { status, medium, reason, red, redRefusal, emails, replacedBy, logistics } = invoice;
  const recipient = emails.length > 0 ? '，开具后发送到您的邮箱' : '';
  switch (status) {
    case 10:
      return `财务正在审核，${describeIssuing(medium)}${recipient}。审核前可以撤回。`;
    case 11:
      return `申请被驳回：${reason}。订单金额已退回可开票金额，可以修改后重新申请，或删除这条申请。`;
    case 20:
      return medium === 1 ? `正在开具，通常几分钟内完成${recipient}。` : '正在开具纸质发票，寄出前可以申请撤销。';
    case 21:
      return '已申请撤销，等待财务确认；确认后订单金额退回可开票金额。';
    case 22:
      return '申请已撤销，订单金额已退回可开票金额。';
    case 30:
      return `发票已寄出，收到后请确认签收；${describeReceipt(logistics)}自动签收。`;
    case 50:
      return describeReturn(red);
    case 60:
      return red?.reissue ? '原发票已红冲，正在为您开具新发票。' : '发票已红冲，订单金额已退回可开票金额。';
    case 61:
      return `原发票已红冲${replacedBy ? '，新发票已开具，可在“关联发票”中查看' : ''}。`;
    default:
      return redRefusal ? `退票申请未通过：${redRefusal}。发票仍然有效。` : '';
  }
}

const DAY_MS = 86_400_000;

function describeReceipt(logistics: InvoiceDetail['logistics']): string {
  const { receiptDays } = INVOICE_LIMITS;
  if (!logistics) return `${receiptDays} 天后`;
  const until = new Date(Date.parse(logistics.postedAt) + receiptDays * DAY_MS);
  return `${formatBeijingTime(until.toISOString()).slice(0, 10)} `;
}

function describeReturn(red: InvoiceDetail['red']): string {
  const until = red?.deadline ? `，请在 ${formatBeijingTime(red.deadline)} 前处理，逾期自动作废` : '';
  if (red?.code === '02') return `销方已发起红字确认，等待您（购方）确认${until}。`;
  if (red?.code === '03') return `您已发起红字确认，等待销方确认${until}。`;
  return '退票申请处理中，红字发票开具后会通知您。';
}

/** An address in one line. */
export function formatAddress({ regionNames, detail }: Pick<Address, 'regionNames' | 'detail'>): string {
  return [...new Set(regionNames), detail].join('');
}
