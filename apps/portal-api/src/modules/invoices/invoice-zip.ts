import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { invoiceExportLifecycle } from '@portal/lifecycles';
import { createExportData, defineExport } from '../../platform/exports/define-export';
import { type ExportWorkerOptions, makeExports } from '../../platform/exports/export-worker';
import { writeZip, type ZipEntry } from '../../platform/write-zip';
import { openFiles } from './invoice-files';
import { invoice, invoiceExport, invoiceFile } from './invoices.tables';

/** Zips of invoices. */
export const invoiceExports = defineExport({
  lifecycle: invoiceExportLifecycle,
  table: invoiceExport,
  page: '/overview/invoice',
  messageType: 'order',
  advice: '',
});

/** Zips of invoices that the owner asked for. */
export const invoiceExportData = createExportData(invoiceExports, 'invoice-exports');

/** What goes into a zip. */
export const zipFilterSchema = z.object({ ids: z.array(z.string()) });

/** Invoices of an owner among some that have files, in the order of their numbers. */
export function findZipped({ orm }: ExportWorkerOptions['database'], ownerId: string, ids: readonly string[]) {
  return orm
    .selectDistinct({ id: invoice.id, invoiceNo: invoice.invoiceNo })
    .from(invoice)
    .innerJoin(invoiceFile, eq(invoiceFile.invoiceId, invoice.id))
    .where(and(eq(invoice.ownerId, ownerId), inArray(invoice.invoiceNo, [...ids])))
    .orderBy(asc(invoice.invoiceNo));
}

/** Makes the zips that were asked for: a folder for each invoice. */
export function makeInvoiceZips(options: ExportWorkerOptions): Promise<void> {
  const { database } = options;
  return makeExports(invoiceExports, options, async ({ ownerId, filter, requestedAt }, report) => {
    const rows = await findZipped(database, ownerId, zipFilterSchema.parse(filter).ids);
    async function* toEntries(): AsyncGenerator<ZipEntry> {
      let told = 0;
      for (const [index, row] of rows.entries()) {
        for (const { name, format, bytes } of await openFiles(database.orm, options, row))
          yield { path: `${row.invoiceNo}/${name}`, bytes, isCompressed: format !== 'xml' };
        const progress = Math.min(99, Math.floor(((index + 1) / rows.length) * 100));
        if (progress > told) await report(progress);
        told = progress;
      }
    }
    return writeZip(toEntries(), requestedAt);
  });
}
