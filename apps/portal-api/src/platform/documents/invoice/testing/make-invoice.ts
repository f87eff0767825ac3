import { addMoney, negateMoney, toMoney } from '../../../money/money';
import { splitTax } from '../../../money/split-tax';
import type { InvoiceDocument, InvoiceLine } from '../invoice-document';

/** Whom invoices of specs are made out to. */
export const BUYER = {
  name: '江南智造装备有限公司',
  taxNumber: '91320100MA1ABCDE5X',
  address: '江苏省南京市创新大道 100 号',
  telephone: '025-12345678',
  bank: '江南银行南京分行',
  account: '6222000011112222',
};

/** What a red invoice of specs takes back. */
export const RED = { number: '26952000000123450000', confirmation: '43010126110000012345', reason: '销货退回' };

/** An invoice of so many lines. */
export function makeInvoice(count: number, change: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const lines = Array.from({ length: count }, (_, index) => makeLine(index, change.red !== undefined));
  const [amount, tax] = [addMoney(...lines.map((line) => line.amount)), addMoney(...lines.map((line) => line.tax))];
  return {
    number: '26952000000123456789',
    issuedAt: '2026-11-26T10:30:00+08:00',
    kind: 'ordinary',
    isSample: true,
    buyer: BUYER,
    seller: { name: '工业互联网平台股份有限公司', taxNumber: '91430100MA4L0000XX' },
    lines,
    amount,
    tax,
    total: addMoney(amount, tax),
    remark: '',
    drawer: '王芳',
    ...change,
  };
}

function makeLine(index: number, isRed: boolean): InvoiceLine {
  const rate = [6, 9, 13][index % 3] ?? 6;
  const { net, tax } = splitTax(toMoney(123_456 + index * 7919), rate);
  return {
    name:
      index % 3 === 1
        ? '*信息技术服务*工业互联网平台设备接入专业版（含 500 点位，按年订阅）'
        : '*信息技术服务*设备接入',
    specification: '专业版',
    unit: '套',
    quantity: isRed ? -1 : 1,
    unitPrice: `${(net / 100).toFixed(2)}0000`,
    amount: isRed ? negateMoney(net) : net,
    taxRate: rate,
    tax: isRed ? negateMoney(tax) : tax,
  };
}
