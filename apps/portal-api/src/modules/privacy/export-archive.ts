import { toChinaTime } from '../../platform/china-time';
import { writeCsv, writeCsvLines } from '../../platform/csv';
import type { ExportedRow, PersonalData } from '../../platform/modules/personal-data';
import type { ZipEntry } from '../../platform/write-zip';

/** Records that are written in one go. */
const STEP = 200;

/** A kind of data with the owner's records. */
export interface ExportedKind {
  readonly kind: Pick<PersonalData, 'name' | 'title' | 'columns'>;
  readonly rows: readonly ExportedRow[];
}

/** The files of a kind: its records as JSON, and as CSV. */
export function toKindEntries({ kind, rows }: ExportedKind): ZipEntry[] {
  return [
    { path: `${kind.name}.json`, bytes: writeJson(kind, rows), isCompressed: false },
    { path: `${kind.name}.csv`, bytes: writeTable(kind, rows), isCompressed: false },
  ];
}

/** A page that says what is in an archive: how many records of each kind, and how many files. */
export function toContentsEntry(
  kinds: readonly { readonly kind: ExportedKind['kind']; readonly total: number }[],
  fileTotal: number,
  now: Date,
): ZipEntry {
  const lines = [
    '个人数据导出',
    `生成时间：${toChinaTime(now)}`,
    '',
    '每一类数据都有两份内容相同的文件：.json 便于程序读取，.csv 便于用表格软件打开。',
    ...kinds.map(({ kind, total }) => `${kind.name}.json / ${kind.name}.csv  ${kind.title}  ${total} 条`),
    `files/  您上传的文件  ${fileTotal} 个（文件总量过大时只列出清单，见 files.csv 的“已打包”一列）`,
    '',
  ];
  return { path: '说明.txt', bytes: Buffer.from(lines.join('\r\n')), isCompressed: false };
}

function* writeJson({ title, columns }: ExportedKind['kind'], rows: readonly ExportedRow[]): Generator<Buffer> {
  yield Buffer.from(`{\n  "title": ${JSON.stringify(title)},\n  "records": [`);
  for (const [place, step] of inSteps(rows)) {
    const records = step.map((row) => `\n    ${JSON.stringify(toRecord(columns, row))}`);
    yield Buffer.from(`${place === 0 ? '' : ','}${records.join(',')}`);
  }
  yield Buffer.from(`${rows.length === 0 ? '' : '\n  '}]\n}\n`);
}

function* writeTable({ columns }: ExportedKind['kind'], rows: readonly ExportedRow[]): Generator<Buffer> {
  yield Buffer.from(writeCsv(Object.values(columns), []));
  for (const [, step] of inSteps(rows))
    yield Buffer.from(writeCsvLines(step.map((row) => Object.values(toRecord(columns, row)))));
}

function* inSteps(rows: readonly ExportedRow[]): Generator<[number, readonly ExportedRow[]]> {
  for (let place = 0; place < rows.length; place += STEP) yield [place, rows.slice(place, place + STEP)];
}

function toRecord(columns: Readonly<Record<string, string>>, row: ExportedRow): Record<string, unknown> {
  return Object.fromEntries(Object.keys(columns).map((key) => [key, toPlain(row[key])]));
}

function toPlain(value: unknown): unknown {
  return value instanceof Date ? toChinaTime(value) : (value ?? null);
}
