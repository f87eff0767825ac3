import type { InvoiceFormat, InvoiceFile, InvoicePart } from '@portal/api-contract/account';
import { INVOICE_FORMATS } from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { QueryRunner } from '../../platform/database/database';
import type { InvoiceFiles } from '../../platform/documents/invoice/write-invoice-files';
import { openFile, sealFile } from '../../platform/files/file-sealing';
import type { FileStore } from '../../platform/files/file-store';
import { findFiles, noteRecordFile, type StoredFileRow } from '../../platform/files/files.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import { invoiceFile, type InvoiceRow } from './invoices.tables';

/** Media types of the files of an invoice. */
export const INVOICE_MEDIA_TYPES: Readonly<Record<InvoiceFormat, string>> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
};

/** Where the files of invoices are kept. */
export interface InvoiceFilesOptions {
  readonly files: FileStore;
  readonly protection: DataProtection;
}

/** A file of an invoice whose bytes are in the store. */
interface WrittenFile extends Pick<StoredFileRow, 'id' | 'name' | 'type' | 'size' | 'storageKey'> {
  readonly format: InvoiceFormat;
  readonly keys: { readonly keyId: string; readonly sealedKey: string };
}

/** Files of an invoice, of the invoice itself or of the red one of a key, and its number. */
export interface WrittenFiles {
  readonly partId: string;
  readonly files: readonly WrittenFile[];
}

/**
 * Writes files of an invoice into the store, before anything says that they are there. Whoever writes them again after a
 * crash writes them to the same places. Rejects with a `StoreFullError` where there is no room.
 */
export async function writeFiles(
  { files: store, protection }: InvoiceFilesOptions,
  { partId, number }: { readonly partId: string; readonly number: string },
  contents: InvoiceFiles,
): Promise<WrittenFiles> {
  const files: WrittenFile[] = [];
  for (const format of INVOICE_FORMATS) {
    const bytes = Buffer.from(contents[format]);
    const id = toFileId(partId, format);
    const storageKey = `${id.slice(0, 2)}/${id}`;
    const { sealed, keys } = sealFile(protection, 'attachment', id, bytes);
    await store.put(storageKey, sealed);
    files.push({ ...{ id, format, keys, storageKey, type: format, size: bytes.length }, name: `${number}.${format}` });
  }
  return { partId, files };
}

/** Notes files that were written, in the transaction that says that they are there. They belong to the invoice. */
export async function noteFiles(
  runner: QueryRunner,
  { id: invoiceId }: Pick<InvoiceRow, 'id'>,
  { partId, files }: WrittenFiles,
  at: Date,
): Promise<void> {
  for (const { format, keys, ...file } of files) {
    await noteRecordFile(runner, { ...file, ...keys, recordId: invoiceId }, at);
    await runner.insert(invoiceFile).values({ invoiceId, partId, format, fileId: file.id }).onConflictDoNothing();
  }
}

/** A file of an invoice as it is stored. */
interface NotedFile {
  readonly file: StoredFileRow;
  readonly format: InvoiceFormat;
  readonly part: InvoicePart;
}

/** Files of an invoice that are narrowed to. */
interface WhichFiles {
  readonly partId?: string;
  readonly format?: InvoiceFormat;
}

/** Files of an invoice, its own before those of red ones. */
async function readFiles(
  runner: QueryRunner,
  { id }: Pick<InvoiceRow, 'id'>,
  { partId, format }: WhichFiles = {},
): Promise<NotedFile[]> {
  const rows = await runner
    .select()
    .from(invoiceFile)
    .where(
      and(
        eq(invoiceFile.invoiceId, id),
        partId === undefined ? undefined : eq(invoiceFile.partId, partId),
        format === undefined ? undefined : eq(invoiceFile.format, format),
      ),
    );
  if (rows.length === 0) return [];
  const files = await findFiles(
    runner,
    rows.map(({ fileId }) => fileId),
  );
  const place = (one: NotedFile) => INVOICE_FORMATS.indexOf(one.format);
  return rows
    .flatMap((row) => {
      const file = files.find((one) => one.id === row.fileId);
      return file ? [{ file, format: row.format, part: toPart(row.partId, id) }] : [];
    })
    .sort((one, other) => one.part.localeCompare(other.part) || place(one) - place(other));
}

/** Files of an invoice as its owner sees them, those of red ones among them. */
export async function listFiles(runner: QueryRunner, row: Pick<InvoiceRow, 'id'>): Promise<InvoiceFile[]> {
  const files = await readFiles(runner, row);
  return files.map(({ file: { name, size }, format, part }) => ({ part, format, name, size }));
}

/** A file with its bytes. */
export interface OpenedFile {
  readonly name: string;
  readonly format: InvoiceFormat;
  readonly part: InvoicePart;
  readonly bytes: Buffer;
}

/** Files of an invoice with their bytes. The caller has made sure that they may be read. */
export async function openFiles(
  runner: QueryRunner,
  { files, protection }: InvoiceFilesOptions,
  row: Pick<InvoiceRow, 'id'>,
  which: WhichFiles = {},
): Promise<OpenedFile[]> {
  const opened: OpenedFile[] = [];
  for (const { file, format, part } of await readFiles(runner, row, which)) {
    const sealed = await files.get(file.storageKey);
    if (sealed === undefined) throw new Error(`File ${file.id} of an invoice is gone`);
    opened.push({ name: file.name, format, part, bytes: openFile(protection, file, sealed) });
  }
  return opened;
}

function toPart(partId: string, invoiceId: string): InvoicePart {
  return partId === invoiceId ? 'blue' : 'red';
}

/** Key of a file that follows from what it is: a second try writes the same. */
function toFileId(partId: string, format: InvoiceFormat): string {
  const hex = createHash('sha256').update(`${partId} ${format}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
