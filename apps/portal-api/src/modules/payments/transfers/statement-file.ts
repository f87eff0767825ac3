import { TRANSFER_LIMITS } from '@portal/api-contract/account';
import { rejectFields } from '../../../platform/http/http-error';
import { type Money, toPositiveMoney } from '../../../platform/money/money';
import { CsvError, decodeText, readCsv } from '../../../platform/read-csv';

/** A line of a bank statement by which money has come in. */
export interface StatementLine {
  /** Account that the money came in on. */
  readonly accountNumber: string;
  /** The bank's number of the line. */
  readonly serialNo: string;
  readonly bookedAt: Date;
  readonly amount: Money;
  readonly payerName: string;
  readonly remark: string;
}

/** Columns of a statement, by the names that banks give them. */
const COLUMNS = {
  accountNumber: ['账号', '本方账号'],
  serialNo: ['流水号', '交易流水号'],
  time: ['交易时间', '交易日期'],
  amount: ['收入金额', '贷方金额'],
  payerName: ['对方户名'],
  remark: ['附言', '摘要'],
} as const;

type Column = keyof typeof COLUMNS;

const KEYS = Object.keys(COLUMNS) as Column[];

const AMOUNT = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;

const TIME = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?:[ T]?(\d{2}):?(\d{2})(?::?(\d{2}))?)?$/;

/** Most characters of a text of a line. */
const MAX_TEXT = 200;

/**
 * Reads the statement of an account: every line of it, or none. Rejects as a field, with its number, a line that cannot
 * be read or is another account's. Money that went out is left out.
 */
export function readStatement(bytes: Buffer, ownAccount: string): StatementLine[] {
  const text = decodeText(bytes);
  if (text === undefined) throw rejectFile('文件须为 UTF-8 或 GBK 编码的 CSV');
  const [header = [], ...rows] = readRows(text);
  if (rows.length > TRANSFER_LIMITS.statementRows)
    throw rejectFile(`一次最多导入${TRANSFER_LIMITS.statementRows}行，请拆分文件`);
  const places = findPlaces(header.map(toText));
  return rows.flatMap((cells, index) => {
    const reject = (what: string) => rejectFile(`第${index + 2}行${what}`);
    if (cells.length !== header.length) throw reject('的列数与表头不符');
    return readLine((column) => toText(cells[places[column]] ?? ''), ownAccount, reject);
  });
}

function readRows(text: string): string[][] {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof CsvError) throw rejectFile(`第${error.line}行的格式有误`);
    throw error;
  }
}

function findPlaces(header: readonly string[]): Readonly<Record<Column, number>> {
  const places = KEYS.map((column) => {
    const names: readonly string[] = COLUMNS[column];
    const found = header.flatMap((name, place) => (names.includes(name) ? [place] : []));
    if (found.length !== 1) throw rejectFile(`表头须有且只有一列「${names[0]}」`);
    return [column, found[0]] as const;
  });
  return Object.fromEntries(places) as Record<Column, number>;
}

function readLine(
  read: (column: Column) => string,
  ownAccount: string,
  reject: (what: string) => Error,
): StatementLine[] {
  const written = read('amount');
  if (/^[0.]*$/.test(written)) return [];
  if (!AMOUNT.test(written)) throw reject('的收入金额有误');
  const accountNumber = read('accountNumber').replace(/[\s-]/g, '');
  if (accountNumber !== ownAccount) throw reject('不是本平台收款账号的流水');
  const serialNo = read('serialNo');
  if (!/^[\w-]{1,64}$/.test(serialNo)) throw reject('的流水号有误');
  const bookedAt = readTime(read('time'));
  if (bookedAt === undefined) throw reject('的交易时间有误');
  const [payerName, remark] = [read('payerName'), read('remark')];
  if (payerName.length > MAX_TEXT || remark.length > MAX_TEXT) throw reject(`的文字超过${MAX_TEXT}个字`);
  return [{ accountNumber, serialNo, bookedAt, amount: readAmount(written), payerName, remark }];
}

/** An amount in 元 as 分, without a fraction in between. */
function readAmount(written: string): Money {
  const [yuan = '', fen = ''] = written.replaceAll(',', '').split('.');
  return toPositiveMoney(Number(yuan + fen.padEnd(2, '0')));
}

function readTime(written: string): Date | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = TIME.exec(written) ?? [];
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const moment = new Date(`${wall}Z`);
  // A day that no month has would become one of the next.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 19) !== wall) return undefined;
  return new Date(`${wall}+08:00`);
}

/** A cell without what banks put around it, so that spreadsheets keep long numbers. */
function toText(cell: string): string {
  // What the database cannot keep is nothing that a bank writes.
  return cell.replaceAll('\0', '').trim().replace(/^'/, '').trim();
}

function rejectFile(msg: string): Error {
  return rejectFields([{ field: 'file', msg }]);
}
