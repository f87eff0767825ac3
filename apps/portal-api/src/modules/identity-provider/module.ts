import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { registerAuthPages } from '../auth/auth-pages.routes';
import { createAuthRoutes } from '../auth/auth.routes';
import { createLoginFlow } from '../auth/login-flow.service';
import { authModule } from '../auth/module';
import { usersModule } from '../users/module';
import { verificationModule } from '../verification/module';
import { createAccountsRoutes } from './accounts.routes';
import { createIdentity } from './create-identity';
import { createExternalAccountsRoutes } from './external-accounts.routes';
import { idpAccount } from './identity-provider.tables';
import { registerInteractionPage } from './interactions';
import { profileData } from './profile-data';
import { registerProviderRoutes } from './provider.routes';

export const identityProviderModule = defineModule({
  name: 'identity-provider',
  needs: { users: usersModule, auth: authModule, verification: verificationModule },
  personalData: [profileData],
  sealedColumns: [
    defineSealedColumn(idpAccount.id, idpAccount.telephoneEncrypted, 'idp_account.telephone'),
    defineSealedColumn(idpAccount.id, idpAccount.mailEncrypted, 'idp_account.mail'),
  ],
  async start(context, { users, auth, verification }) {
    const { configuration, loginListeners, origins, rateLimiter } = context;
    const { clientOf, embedded } = await createIdentity(context);
    const flow = createLoginFlow({
      ...context,
      ...auth,
      users,
      identityOf: clientOf,
      async onLogin(userId) {
        for (const hear of loginListeners) await hear(context, userId);
      },
    });
    return {
      /** The provider inside this process with its accounts; absent where another one has them. */
      offer: { embedded },
      routes: [
        ...createAuthRoutes(flow),
        ...(embedded
          ? createAccountsRoutes({ ...context, ...embedded, ...auth, smsCodes: verification.smsCodes })
          : createExternalAccountsRoutes(configuration)),
      ],
      jobs: embedded ? [{ name: 'provider.purge', every: 'minute', run: embedded.purgeExpired }] : [],
      registerPages(app) {
        registerAuthPages(app, { flow, origins, rateLimiter });
        if (embedded === undefined) return;
        registerInteractionPage(app, { ...embedded, flow, origins });
        registerProviderRoutes(app, { ...embedded, origins, rateLimiter });
      },
    };
  },
});
