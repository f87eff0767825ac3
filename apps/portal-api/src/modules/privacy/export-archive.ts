import { strToU8, zipSync, type Zippable } from 'fflate';
import { toChinaTime } from '../../platform/china-time';
import { writeCsv } from '../../platform/csv';
import type { ExportedRow, PersonalData } from '../../platform/modules/personal-data';

/** A kind of data with the owner's records. */
export interface ExportedKind {
  readonly kind: Pick<PersonalData, 'name' | 'title' | 'columns'>;
  readonly rows: readonly ExportedRow[];
}

/** An upload of the owner as it is put into the archive. */
export interface ExportedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** Puts records and files into one zip: each kind as JSON and as CSV, and a page that says what is in it. */
export function buildArchive(kinds: readonly ExportedKind[], files: readonly ExportedFile[], now: Date): Buffer {
  const entries: Zippable = { '说明.txt': strToU8(describe(kinds, files, now)) };
  for (const { kind, rows } of kinds) {
    const records = rows.map((row) => mapValues(kind.columns, (key) => toPlain(row[key])));
    entries[`${kind.name}.json`] = strToU8(`${JSON.stringify({ title: kind.title, records }, null, 2)}\n`);
    entries[`${kind.name}.csv`] = strToU8(
      writeCsv(
        Object.values(kind.columns),
        records.map((record) => Object.values(record)),
      ),
    );
  }
  // What was uploaded is packed already: to pack it again would cost time and save nothing.
  for (const { id, name, bytes } of files) entries[`files/${id}-${name}`] = [bytes, { level: 0 }];
  return Buffer.from(zipSync(entries, { mtime: now }));
}

function describe(kinds: readonly ExportedKind[], files: readonly ExportedFile[], now: Date): string {
  const lines = kinds.map(({ kind, rows }) => `${kind.name}.json / ${kind.name}.csv  ${kind.title}  ${rows.length} 条`);
  return [
    '个人数据导出',
    `生成时间：${toChinaTime(now)}`,
    '',
    '每一类数据都有两份内容相同的文件：.json 便于程序读取，.csv 便于用表格软件打开。',
    ...lines,
    `files/  您上传的文件  ${files.length} 个（文件总量过大时只列出清单，见 files.csv 的“已打包”一列）`,
    '',
  ].join('\r\n');
}

function mapValues<Value>(columns: Readonly<Record<string, string>>, read: (key: string) => Value) {
  return Object.fromEntries(Object.keys(columns).map((key) => [key, read(key)]));
}

function toPlain(value: unknown): unknown {
  return value instanceof Date ? toChinaTime(value) : (value ?? null);
}
