import type { ImportedStatement, QueuedTransfer, QueuedVoucher, RemitInfo } from '@portal/api-contract/account';
import { buildMultipart, storeFile } from '../../../testing/multipart';
import type { TestBrowser } from '../../../testing/test-browser';
import { paymentCalls, PRICE } from './payment-calls';

/** The account of these specs; no demonstration's, so that nobody confirms by itself. */
export const TRANSFER_ACCOUNT = {
  PAY_TRANSFER_NAME: '某某科技有限公司',
  PAY_TRANSFER_NUMBER: '622202000011112222',
  PAY_TRANSFER_BANK: '某某银行某某支行',
} as const;

/** A line of a statement, as far as it is not the usual one; amounts in 分. */
export interface TestLine {
  readonly serialNo: string;
  readonly remark: string;
  readonly amount?: number;
  readonly payerName?: string;
}

const { post } = paymentCalls;

/** Writes a statement as the bank does. */
export function writeStatement(lines: readonly TestLine[]): Buffer {
  const rows = lines.map(({ serialNo, remark, amount = PRICE, payerName = '启衡科技有限公司' }) => [
    ...[TRANSFER_ACCOUNT.PAY_TRANSFER_NUMBER, serialNo, '2026-06-05 12:30:00', (amount / 100).toFixed(2)],
    ...[payerName, remark],
  ]);
  return Buffer.from([['账号', '流水号', '交易时间', '收入金额', '对方户名', '附言'], ...rows].join('\r\n'));
}

const choose = async (browser: TestBrowser, orderNo: string) => {
  const { body } = await post(browser, '/ptl/order/chooseTransfer', { orderNo });
  return body.data as RemitInfo;
};

const sendStatement = (finance: TestBrowser, bytes: Buffer) => {
  const { payload, headers } = buildMultipart([{ fileName: 'statement.csv', bytes }]);
  return finance.request('/ops-api/transfer/importStatement', { method: 'POST', payload, headers });
};

/** Calls about orders that are paid by a transfer, each by whoever is logged in. */
export const transferCalls = {
  choose,
  sendStatement,
  readInfo: async (browser: TestBrowser, orderNo: string) =>
    (await browser.request(`/ptl/order/remitInfo?orderNo=${orderNo}`)).body.data as RemitInfo | null,
  /** An order that is about to be paid by a transfer. */
  async orderByTransfer(browser: TestBrowser) {
    const orderNo = await paymentCalls.order(browser);
    return { orderNo, code: (await choose(browser, orderNo)).code };
  },
  upload: async (browser: TestBrowser, orderNo: string, more: object = {}, key?: string) =>
    post(
      browser,
      '/ptl/order/uploadVoucher',
      { orderNo, fileIds: [await storeFile(browser)], amount: PRICE, paidAt: '2026-06-05', ...more },
      key,
    ),
  take: async (finance: TestBrowser, ...lines: TestLine[]) =>
    (await sendStatement(finance, writeStatement(lines))).body.data as ImportedStatement,
  listHeld: async (finance: TestBrowser, filter: object = {}) =>
    (
      (await post(finance, '/ops-api/transfer/pageList', { pageSize: 100, ...filter })).body.data as {
        list: QueuedTransfer[];
      }
    ).list,
  listVouchers: async (finance: TestBrowser) =>
    ((await post(finance, '/ops-api/transfer/voucherList', { pageSize: 100 })).body.data as { list: QueuedVoucher[] })
      .list,
};
