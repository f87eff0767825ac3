import { Unzip, UnzipInflate } from 'fflate';
import { CsvError, readCsv } from '../../../platform/read-csv';
import { cutBytes, MAX_BILL_BYTES, readLines, readTable, readYuan, rejectBill } from './bill-table';
import type { BillKind, BillLine } from './payment-provider';

const COLUMNS = ['支付宝交易号', '商户订单号', '业务类型', '订单金额（元）', '退款批次号/请求号'] as const;

const KINDS: Readonly<Record<string, BillKind>> = { 交易: 'payment', 退款: 'refund' };

/** Most bytes that the table of a bill unpacks to. */
const MAX_UNPACKED = 8 * MAX_BILL_BYTES;

/** Lines of a bill of Alipay: a table in GBK among remarks, packed together with one of sums, which is left out. */
export function* readAlipayBill(zip: Uint8Array): Generator<BillLine> {
  for (const row of readTable(readRows(zip), COLUMNS)) {
    const kind = KINDS[row['业务类型']];
    if (kind === undefined) throw rejectBill('a row is neither a payment nor a refund');
    yield {
      ...{ kind, tradeNo: row['支付宝交易号'], amount: readYuan(row['订单金额（元）']), isDone: true },
      number: kind === 'payment' ? row['商户订单号'] : row['退款批次号/请求号'],
    };
  }
}

function* readRows(zip: Uint8Array): Generator<string[]> {
  let isWhole = false;
  for (const line of readLines(unpack(zip), 'gb18030')) {
    if (line.startsWith('#')) isWhole ||= line.includes('列表结束');
    else yield readRow(line);
  }
  if (!isWhole) throw rejectBill('its end is missing');
}

function readRow(line: string): string[] {
  try {
    const [cells = []] = readCsv(line);
    return cells.map((cell) => cell.trim());
  } catch (error) {
    throw error instanceof CsvError ? rejectBill('a row is none') : error;
  }
}

/** What is in the first file of an archive that is no table of sums, piece by piece. */
function* unpack(zip: Uint8Array): Generator<Uint8Array> {
  const found: Uint8Array[] = [];
  let size = 0;
  const unzip = new Unzip((file) => {
    // The names are in GBK, but for the brackets.
    if (/[)）]\.csv$/.test(file.name)) return;
    file.ondata = (error, piece) => {
      if (error) throw rejectBill('it is not packed as it should be');
      found.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  if (zip[0] !== 0x50 || zip[1] !== 0x4b) throw rejectBill('it is no archive');
  for (const piece of cutBytes(zip)) {
    unzip.push(piece);
    for (const unpacked of found.splice(0)) {
      size += unpacked.length;
      if (size > MAX_UNPACKED) throw rejectBill('it is too large');
      yield unpacked;
    }
  }
}
