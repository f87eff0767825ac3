import type { SheetContent } from './invoice-sheet';

const BUYER = { name: '示例制造有限公司', taxNumber: '91990000MA000004X6' } as const;
const SELLER = { name: '示例工业互联网平台有限公司', taxNumber: '91990000MA0000007X' } as const;

const PLATFORM = {
  ...{ name: '*信息技术服务*工业物联网平台 标准版 12 个月', unit: '项', quantity: 1 },
  ...{ amount: 1_132_075, taxRate: 6, tax: 67_925 },
} as const;

const GATEWAY = {
  ...{ name: '*信息技术服务*边缘网关管理 基础版 12 个月', unit: '项', quantity: 2 },
  ...{ amount: 283_019, taxRate: 6, tax: 16_981 },
} as const;

const ORDINARY: SheetContent = {
  ...{ invoiceType: 1, medium: 1, number: '26990000000000000001', issuedAt: '2026-11-02T10:00:00+08:00' },
  ...{ buyer: BUYER, seller: SELLER, lines: [PLATFORM, GATEWAY] },
  ...{ amount: 1_415_094, tax: 84_906, total: 1_500_000, capital: '壹万伍仟元整' },
  remark: '11 月平台服务费',
};

/** An invoice that shows how one looks, and when somebody gets one like it. */
export interface SampleSheet {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly sheet: SheetContent;
}

/** Invoices as they are made out, void all of them. */
export const SAMPLE_SHEETS: readonly SampleSheet[] = [
  {
    ...{ id: 'ordinary', label: '普通发票', sheet: ORDINARY },
    text: '个人、企业和组织都可以申请。一般用于报销和入账，不能抵扣进项税额。',
  },
  {
    ...{ id: 'special', label: '增值税专用发票' },
    text: '仅向一般纳税人的企业抬头开具，抬头需通过审核，并填写注册地址、电话、开户行和账号，可用于抵扣进项税额。',
    sheet: {
      ...{ ...ORDINARY, invoiceType: 2, number: '26990000000000000002' },
      buyer: {
        ...BUYER,
        ...{ registeredAddress: '示例市示例区示例路1号', telephone: '021-61234567' },
        ...{ bankName: '示例银行示例支行', bankAccount: '990000000017' },
      },
    },
  },
  {
    ...{ id: 'red', label: '红字发票' },
    text: '退票或换开时开具，金额为负，备注里写明被红冲的蓝字发票号码和红字确认单编号。',
    sheet: {
      ...{ ...ORDINARY, number: '26990000000000000003', issuedAt: '2026-11-20T15:30:00+08:00' },
      lines: [{ ...GATEWAY, quantity: -2, amount: -283_019, tax: -16_981 }],
      ...{ amount: -283_019, tax: -16_981, total: -300_000, capital: '（负数）叁仟元整' },
      remark: [
        '被红冲蓝字数电发票号码：26990000000000000001',
        '红字发票信息确认单编号：99000026110000000001',
        '红冲原因：服务终止',
      ].join('\n'),
    },
  },
];
