import { defineModule } from '../../platform/modules/define-module';
import { contractsModule } from '../contracts/module';
import { readDeliveryWebhook } from '../deliveries/provider/webhook-settings';
import { identityProviderModule } from '../identity-provider/module';
import { realnameModule } from '../realname/module';
import { usersModule } from '../users/module';
import { seedDemoHistory } from './demo-history';
import { seedDemoIdentities } from './demo-identities';
import { seedDemoPerson } from './demo-person';
import { seedDemoStaff } from './demo-staff';

export const demoModule = defineModule({
  name: 'demo',
  needs: {
    users: usersModule,
    identityProvider: identityProviderModule,
    realname: realnameModule,
    contracts: contractsModule,
  },
  start: (context, { users, identityProvider: { embedded }, realname: { identities }, contracts }) => ({
    async seedDemo() {
      if (embedded === undefined) return;
      const isDeliveredBySandbox = readDeliveryWebhook(context.environment) === undefined;
      const options = {
        ...{ ...context, ...contracts, users, identities, accounts: embedded.accounts },
        isDeliveredBySandbox,
      };
      await seedDemoHistory(options);
      await seedDemoIdentities(options);
      await seedDemoPerson(options);
      await seedDemoStaff(options);
    },
  }),
});
