import { defineModule } from '../../platform/modules/define-module';
import { identityProviderModule } from '../identity-provider/module';
import { usersModule } from '../users/module';
import { seedDemoHistory } from './demo-history';
import { seedDemoStaff } from './demo-staff';

export const demoModule = defineModule({
  name: 'demo',
  needs: { users: usersModule, identityProvider: identityProviderModule },
  start: (context, { users, identityProvider: { embedded } }) => ({
    async seedDemo() {
      if (embedded === undefined) return;
      const options = { ...context, users, accounts: embedded.accounts };
      await seedDemoHistory(options);
      await seedDemoStaff(options);
    },
  }),
});
