import { HttpError } from '../../../platform/http/http-error';
import { readStatement } from './statement-file';

const ACCOUNT = '622202000011112222';
const HEADER = '账号,流水号,交易时间,收入金额,支出金额,对方户名,附言';
const LINE = `${ACCOUNT},S-1,2026-06-05 12:30:05,"1,234.5",,启衡科技有限公司,7KQ9MX2TB 货款`;

const read = (...lines: string[]) => readStatement(Buffer.from(lines.join('\r\n')), ACCOUNT);

function readError(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof HttpError) return JSON.stringify(error);
    throw error;
  }
  return '';
}

it('reads the lines by which money came in', () => {
  const out = `${ACCOUNT},S-2,2026-06-05,,88.00,甲,乙`;
  expect(read(`\ufeff${HEADER}`, LINE, out, `${ACCOUNT},S-3,20260605,0.00,1,甲,乙`)).toEqual([
    {
      ...{ accountNumber: ACCOUNT, serialNo: 'S-1', bookedAt: new Date('2026-06-05T12:30:05+08:00'), amount: 123_450 },
      ...{ payerName: '启衡科技有限公司', remark: '7KQ9MX2TB 货款' },
    },
  ]);
});

it('reads other names of the columns, and what banks put around long numbers', () => {
  const header = '交易日期,本方账号,交易流水号,对方户名,摘要,贷方金额';
  const [line] = read(header, `2026/06/05,"\t${ACCOUNT}",'0012,甲,乙,0.01`);
  expect(line).toMatchObject({ serialNo: '0012', amount: 1, bookedAt: new Date('2026-06-05T00:00:00+08:00') });
});

it.each<[string, string[]]>([
  ['表头须有且只有一列「账号」', ['流水号,交易时间,收入金额,对方户名,附言']],
  ['表头须有且只有一列「流水号」', [`${HEADER},流水号`]],
  ['表头须有且只有一列「账号」', []],
  ['第2行的列数与表头不符', [HEADER, 'a,b']],
  ['第3行的收入金额有误', [HEADER, LINE, LINE.replace('"1,234.5"', '12.345')]],
  ['第2行的收入金额有误', [HEADER, LINE.replace('"1,234.5"', '-5')]],
  ['第2行的收入金额有误', [HEADER, LINE.replace('"1,234.5"', '9999999999999')]],
  ['第2行不是本平台收款账号的流水', [HEADER, LINE.replace(ACCOUNT, '1')]],
  ['第2行的流水号有误', [HEADER, LINE.replace('S-1', '')]],
  ['第2行的交易时间有误', [HEADER, LINE.replace('06-05', '02-30')]],
  ['第2行的文字超过200个字', [HEADER, LINE.replace('货款', '款'.repeat(201))]],
  ['第2行的格式有误', [HEADER, '"a']],
  ['一次最多导入500行', [HEADER, ...Array.from({ length: 501 }, () => LINE)]],
])('rejects a statement as a whole: %s', (msg, lines) => {
  expect(readError(() => read(...lines))).toContain(msg);
});

it('rejects what is no text', () => {
  expect(readError(() => readStatement(Buffer.from([0xff, 0xff]), ACCOUNT))).toContain('UTF-8 或 GBK');
});
