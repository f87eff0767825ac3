import { cutBytes, readLines, readTable, readYuan, rejectBill } from './bill-table';
import type { BillLine } from './payment-provider';

const COLUMNS = [
  ...(['公众账号ID', '微信订单号', '商户订单号', '交易状态', '商户退款单号', '退款状态'] as const),
  ...(['订单金额', '申请退款金额'] as const),
] as const;

/** Lines of a bill of WeChat Pay, of one application of the merchant: a table whose cells begin with a backtick. */
export function* readWechatBill(bytes: Uint8Array, appId: string): Generator<BillLine> {
  for (const row of readTable(readRows(bytes), COLUMNS)) {
    if (row['公众账号ID'] !== appId) continue;
    const tradeNo = row['微信订单号'];
    switch (row['交易状态']) {
      case 'SUCCESS':
        yield { kind: 'payment', number: row['商户订单号'], tradeNo, amount: readYuan(row['订单金额']), isDone: true };
        break;
      case 'REFUND':
        yield {
          ...{ kind: 'refund', number: row['商户退款单号'], tradeNo, amount: readYuan(row['申请退款金额']) },
          isDone: row['退款状态'] === 'SUCCESS',
        };
        break;
      default:
        throw rejectBill('a row is neither a payment nor a refund');
    }
  }
}

/** The header and the rows that follow it; what comes then are sums. */
function* readRows(bytes: Uint8Array): Generator<string[]> {
  let isFirst = true;
  for (const line of readLines(cutBytes(bytes), 'utf-8')) {
    if (!isFirst && !line.startsWith('`')) return;
    yield isFirst ? line.split(',') : line.slice(1).split(',`');
    isFirst = false;
  }
}
