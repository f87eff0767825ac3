import { createExportTimers } from '../../platform/exports/define-export';
import { defineModule } from '../../platform/modules/define-module';
import { createRecordTimers } from '../../platform/records/record-timers';
import { realnameModule } from '../realname/module';
import { invoiceBlocker } from './invoice-blocker';
import { invoiceData } from './invoice-data';
import { sealedInvoiceForm, sealedMailAddress, sealedRedForm } from './invoice-form';
import { createInvoiceMails } from './invoice-mails';
import { createInvoiceTask } from './invoice-operator';
import { createInvoiceQueueRoutes } from './invoice-queue.routes';
import { createInvoices } from './invoice-record';
import { invoiceExportData, invoiceExports, makeInvoiceZips } from './invoice-zip';
import { createInvoiceZipRoutes } from './invoice-zip.routes';
import { createInvoiceRoutes } from './invoices.routes';
import { invoice, RED_REQUESTED } from './invoices.tables';
import { openTaxDesk } from './provider/open-tax-desk';
import { createProviderWork } from './provider-work';
import { createRedSettlement, voidRed } from './red-work';
import { waitingInvoices } from './waiting-invoices';

/** Longest time in which zips are made, in milliseconds. */
const ZIP_MS = 240_000;

export const invoicesModule = defineModule({
  name: 'invoices',
  needs: { realname: realnameModule },
  personalData: [invoiceData, invoiceExportData],
  closingBlockers: [invoiceBlocker],
  operatorQueues: [waitingInvoices],
  sealedColumns: [sealedInvoiceForm, sealedRedForm, sealedMailAddress],
  start(context, { realname: { identities } }) {
    const invoices = createInvoices(context.ledger);
    const desk = openTaxDesk(context);
    const options = { ...context, invoices, identities, desk };
    const timers = createRecordTimers(invoices, {
      ...{ ...context, dueAt: invoice.dueAt },
      // A confirmation that nobody has given is void.
      advance: (runner, row, request) =>
        row.state === RED_REQUESTED
          ? voidRed(invoices, runner, row, { code: '07', actor: request.actor, at: request.at })
          : invoices.transition(runner, row, request),
    });
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
        ...timers,
        ...createExportTimers(invoiceExports, context),
        ...(desk ? [createProviderWork({ ...options, desk })] : []),
      ],
      operatorTasks: [createInvoiceTask(options)],
    };
  },
});
