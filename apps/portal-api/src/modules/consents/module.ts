import { defineModule } from '../../platform/modules/define-module';
import { consentData } from './consent-data';
import { createConsentRoutes } from './consents.routes';
import { createConsents, noteRegistrationConsents } from './consents.service';

export const consentsModule = defineModule({
  name: 'consents',
  personalData: [consentData],
  loginListeners: [({ database }, userId) => noteRegistrationConsents(database, userId)],
  start: ({ database, clock, consentWithdrawals }) => ({
    routes: createConsentRoutes(createConsents(database, clock, consentWithdrawals)),
  }),
});
