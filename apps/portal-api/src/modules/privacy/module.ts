import { defineModule } from '../../platform/modules/define-module';
import { auditLogData } from '../../platform/operations/audit-log-data';
import { messagesModule } from '../messages/module';
import { createDueClosings, purgeKeptData } from './close-accounts';
import { createDueExports } from './data-export-record';
import { makeDataExports } from './data-export-worker';
import { endClosingByLogin } from './end-closing';
import { closingData, exportData } from './privacy-data';
import { createPrivacyRoutes } from './privacy.routes';

export const privacyModule = defineModule({
  name: 'privacy',
  needs: { messages: messagesModule },
  personalData: [auditLogData, exportData, closingData],
  loginListeners: [endClosingByLogin],
  start: (context, { messages }) => ({
    routes: createPrivacyRoutes(context),
    due: [...createDueClosings({ ...context, ...messages }), ...createDueExports(context)],
    jobs: [
      { name: 'exports.make', every: 'moment', run: () => makeDataExports(context) },
      { name: 'kept-data.purge', every: 'hour', run: () => purgeKeptData(context) },
    ],
  }),
});
