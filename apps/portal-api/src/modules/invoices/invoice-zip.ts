import { and, asc, eq, inArray } from 'drizzle-orm';
import { zipSync, type Zippable } from 'fflate';
import { z } from 'zod';
import { invoiceExportLifecycle } from '@portal/lifecycles';
import { createExportData, defineExport } from '../../platform/exports/define-export';
import { type ExportWorkerOptions, makeExports } from '../../platform/exports/export-worker';
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
    const entries: Zippable = {};
    for (const [index, row] of rows.entries()) {
      for (const { name, bytes } of await openFiles(database.orm, options, row))
        // What is compressed already is not compressed again.
        entries[`${row.invoiceNo}/${name}`] = [bytes, { level: name.endsWith('.xml') ? 6 : 0 }];
      await report(Math.min(99, Math.floor(((index + 1) / rows.length) * 100)));
    }
    return Buffer.from(zipSync(entries, { mtime: requestedAt }));
  });
}
