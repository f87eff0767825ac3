import { createExportTimers } from '../../platform/exports/define-export';
import { defineModule } from '../../platform/modules/define-module';
import { realnameModule } from '../realname/module';
import { invoiceBlocker } from './invoice-blocker';
import { invoiceData } from './invoice-data';
import { sealedInvoiceForm, sealedMailAddress, sealedRedForm } from './invoice-form';
import { createInvoiceMails } from './invoice-mails';
import { createInvoiceTask } from './invoice-operator';
import { createInvoiceQueueRoutes } from './invoice-queue.routes';
import { createInvoices } from './invoice-record';
import { createInvoiceTimers } from './invoice-timers';
import { invoiceExportData, invoiceExports, makeInvoiceZips } from './invoice-zip';
import { createInvoiceZipRoutes } from './invoice-zip.routes';
import { createInvoiceRoutes } from './invoices.routes';
import { openTaxDesk } from './provider/open-tax-desk';
import { createProviderWork } from './provider-work';
import { createRedSettlement } from './red-work';
import { rejectedInvoices, waitingInvoices } from './waiting-invoices';

/** Longest time in which zips are made, in milliseconds. */
const ZIP_MS = 240_000;

export const invoicesModule = defineModule({
  name: 'invoices',
  needs: { realname: realnameModule },
  personalData: [invoiceData, invoiceExportData],
  closingBlockers: [invoiceBlocker],
  todoQueries: [rejectedInvoices],
  operatorQueues: [waitingInvoices],
  sealedColumns: [sealedInvoiceForm, sealedRedForm, sealedMailAddress],
  start(context, { realname: { identities } }) {
    const invoices = createInvoices(context.ledger);
    const desk = openTaxDesk(context);
    const options = { ...context, invoices, identities, desk };
    return {
      routes: [
        ...createInvoiceRoutes(options),
        ...createInvoiceQueueRoutes(options),
        ...createInvoiceZipRoutes(context),
      ],
      jobs: [
        createInvoiceMails(context),
        ...(desk ? [createRedSettlement(context, desk.provider)] : []),
        { name: 'invoice-exports.make', every: 'moment', timeoutMs: ZIP_MS, run: () => makeInvoiceZips(context) },
      ],
      due: [
        ...createInvoiceTimers(options),
        ...createExportTimers(invoiceExports, context),
        ...(desk ? [createProviderWork({ ...options, desk })] : []),
      ],
      operatorTasks: [createInvoiceTask(options)],
    };
  },
});
