import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { createInvoiceTitleRoutes } from './invoice-titles.routes';
import { invoiceTitle } from './invoice-titles.tables';
import { createTitleAuditStep } from './title-audit.service';
import { invoiceTitleData } from './title-data';
import { refusedTitles } from './title-todos';
import { waitingTitles } from './waiting-titles';

export const invoiceTitlesModule = defineModule({
  name: 'invoice-titles',
  personalData: [invoiceTitleData],
  sealedColumns: [defineSealedColumn(invoiceTitle.id, invoiceTitle.formEncrypted, 'invoice_title.form')],
  todoQueries: [refusedTitles],
  operatorQueues: [waitingTitles],
  start: (context) => ({
    routes: createInvoiceTitleRoutes(context),
    operatorSteps: [createTitleAuditStep(context)],
  }),
});
