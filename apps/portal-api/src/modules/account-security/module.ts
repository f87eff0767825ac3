import { defineModule } from '../../platform/modules/define-module';
import { authModule } from '../auth/module';
import { identityProviderModule } from '../identity-provider/module';
import { usersModule } from '../users/module';
import { verificationModule } from '../verification/module';
import { createAccountCodes } from './account-codes';
import { createAccountSecurityRoutes } from './account-security.routes';
import { createSecurityTickets } from './security-tickets';
import { createSendCodeRoute } from './send-code.routes';

export const accountSecurityModule = defineModule({
  name: 'account-security',
  needs: {
    users: usersModule,
    auth: authModule,
    identityProvider: identityProviderModule,
    verification: verificationModule,
  },
  start(context, { users, auth, identityProvider: { embedded }, verification }) {
    const accounts = embedded?.accounts;
    const codes = createAccountCodes({ ...context, ...verification, accounts });
    return {
      routes: [
        ...createAccountSecurityRoutes({
          ...context,
          ...auth,
          ...verification,
          ...{ users, embedded, codes },
          tickets: createSecurityTickets(context.clock),
        }),
        createSendCodeRoute({
          ...context,
          ...verification,
          accountCodes: codes,
          hasAccount: async (telephone) => (await accounts?.findByTelephone(telephone)) !== undefined,
        }),
      ],
    };
  },
});
