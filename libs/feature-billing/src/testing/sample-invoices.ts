import type {
  Address,
  CandidateId,
  InvoiceBrief,
  InvoiceCandidate,
  InvoiceDetail,
  InvoicePreview,
} from '@portal/api-contract/account';

const AT = '2026-11-21T10:00:00+08:00';

/** Where a paper invoice can go. */
export const INVOICE_ADDRESS: Address = {
  ...{ id: 'a-1', name: '林予安', telephone: '138****0000', regionCode: '310115' },
  ...{ regionNames: ['上海市', '上海市', '浦东新区'], detail: '张江路1000号', postcode: '', tag: '', isDefault: true },
  version: 1,
};

/** An order that can be invoiced. */
export function buildCandidate(id: string, values: Partial<InvoiceCandidate> = {}): InvoiceCandidate {
  return {
    ...{ id, orderNo: id, name: '设备接入服务 标准版', orderCount: 1, date: '2026-11-20' },
    ...{ amount: 100_000, refunded: 0, invoiceable: 100_000, negative: false, subject: 'enterprise' },
    ...values,
  };
}

/** The same in short. */
export function toCandidateId({ id, invoiceable, negative, subject, orderCount }: InvoiceCandidate): CandidateId {
  return { id, invoiceable, negative, subject, orderCount };
}

type Sheet = Omit<InvoicePreview, 'orderCount' | 'addedOrderNos' | 'emails' | 'address'>;

const SHEET: Sheet = {
  ...{ invoiceType: 1, medium: 1, remark: '' },
  buyer: {
    ...{ name: '海棠乳业有限公司', taxNumber: '91990000MA000004X6' },
    ...{ registeredAddress: '', telephone: '', bankName: '', bankAccount: '' },
  },
  seller: { name: '启衡工业互联网有限公司', taxNumber: '91990000MA0000007X' },
  lines: [{ name: '*信息技术服务*设备接入服务', unit: '项', quantity: 1, amount: 94_340, taxRate: 6, tax: 5660 }],
  ...{ amount: 94_340, tax: 5660, total: 100_000, capital: '壹仟元整' },
};

/** An invoice as it would be. */
export function buildPreview(values: Partial<InvoicePreview> = {}): InvoicePreview {
  return {
    ...SHEET,
    ...{ orderCount: 1, addedOrderNos: [], emails: ['finance@example.com'], address: null },
    ...values,
  };
}

/** An invoice in a list: one that was issued. */
export function buildInvoice(values: Partial<InvoiceBrief> = {}): InvoiceBrief {
  return {
    ...{ id: 'IV20261121ABCDEF', number: '26990000000000000001', invoiceType: 1, medium: 1 },
    ...{ titleName: '海棠乳业有限公司', total: 100_000, orderCount: 1, status: 40, redRefusal: '' },
    ...{ createdAt: AT, issuedAt: AT, version: 3 },
    ...values,
  };
}

/** An invoice with everything its owner may see: one that was issued. */
export function buildInvoiceDetail(values: Partial<InvoiceDetail> = {}): InvoiceDetail {
  return {
    ...buildInvoice(),
    ...SHEET,
    ...{ emails: ['finance@example.com'], mailedAt: AT, address: null, logistics: null },
    orders: [{ orderNo: 'OD20261121ABCDEF', name: '设备接入服务 标准版', amount: 100_000 }],
    files: (['pdf', 'ofd', 'xml'] as const).map((format) => ({
      ...{ part: 'blue', format, size: 40_960 },
      name: `数电发票_26990000000000000001.${format}`,
    })),
    ...{ isSample: true, red: null, replaces: null, replacedBy: null, reason: '' },
    log: [
      { from: null, to: 10, act: 'apply', actorRole: 'user', actorName: '林予安', reason: '', files: [], at: AT },
      { from: 20, to: 40, act: 'issue', actorRole: 'provider', actorName: '', reason: '', files: [], at: AT },
    ],
    actions: ['requestRed', 'resendMail', 'download'],
    ...values,
  };
}
