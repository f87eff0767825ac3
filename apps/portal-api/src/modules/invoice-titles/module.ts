import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { realnameModule } from '../realname/module';
import { createInvoiceTitleRoutes } from './invoice-titles.routes';
import { invoiceTitle } from './invoice-titles.tables';
import { createTitleRenewal } from './renew-titles';
import { createTitleTask } from './title-operator';
import { invoiceTitleData } from './title-data';
import { createTitleQueueRoutes } from './title-queue.routes';
import { rejectedTitles } from './title-todos';
import { waitingTitles } from './waiting-titles';

export const invoiceTitlesModule = defineModule({
  name: 'invoice-titles',
  needs: { realname: realnameModule },
  personalData: [invoiceTitleData],
  sealedColumns: [defineSealedColumn(invoiceTitle.id, invoiceTitle.formEncrypted, 'invoice_title.form')],
  todoQueries: [rejectedTitles],
  operatorQueues: [waitingTitles],
  start: (context, { realname: { identities } }) => ({
    routes: [...createInvoiceTitleRoutes({ ...context, identities }), ...createTitleQueueRoutes(context)],
    operatorTasks: [createTitleTask(context)],
    eventHandlers: [createTitleRenewal({ ...context, identities })],
  }),
});
