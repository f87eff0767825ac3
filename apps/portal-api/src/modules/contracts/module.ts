import { openSigning } from '../../platform/documents/signing/open-signing';
import { defineModule } from '../../platform/modules/define-module';
import { createInstallationSecrets } from '../../platform/security/installation-secrets';
import { contractFormat } from './contract-format';
import { createSignatureRoutes } from './contract-signatures.routes';

export const contractsModule = defineModule({
  name: 'contracts',
  contentFormats: [contractFormat],
  async start({ environment, isDemo, clock, orm, protection }) {
    const readSecret = createInstallationSecrets(orm, protection);
    const signing = await openSigning({ environment, isDemo, clock, readSecret });
    return { offer: { signing }, routes: createSignatureRoutes(signing) };
  },
});
