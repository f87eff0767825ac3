import { defineModule } from '../../platform/modules/define-module';
import { createInvoiceTitleRoutes } from './invoice-titles.routes';
import { createTitleAuditStep } from './title-audit.service';
import { invoiceTitleData } from './title-data';
import { refusedTitles } from './title-todos';
import { waitingTitles } from './waiting-titles';

export const invoiceTitlesModule = defineModule({
  name: 'invoice-titles',
  personalData: [invoiceTitleData],
  todoQueries: [refusedTitles],
  operatorQueues: [waitingTitles],
  start: (context) => ({
    routes: createInvoiceTitleRoutes(context),
    operatorSteps: [createTitleAuditStep(context)],
  }),
});
