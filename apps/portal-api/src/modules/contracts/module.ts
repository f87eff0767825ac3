import { readContractParty } from '../../platform/contract-party';
import { openSigning } from '../../platform/documents/signing/open-signing';
import { defineModule } from '../../platform/modules/define-module';
import { createRecordTimers } from '../../platform/records/record-timers';
import { createInstallationSecrets } from '../../platform/security/installation-secrets';
import type { Subject } from '../../platform/security/session-verifier';
import { identityProviderModule } from '../identity-provider/module';
import { realnameModule } from '../realname/module';
import { verificationModule } from '../verification/module';
import { createBecoming } from './contract-becoming';
import { createBecomingRoutes } from './contract-becoming.routes';
import { contractBlocker } from './contract-blocker';
import { contractData } from './contract-data';
import { createContractFiles } from './contract-files';
import { sealedContractEvidence, sealedContractForm, sealedContractText } from './contract-form';
import { contractFormat } from './contract-format';
import { createContractTask } from './contract-operator';
import { createContractQueueRoutes } from './contract-queue.routes';
import { contracts } from './contract-record';
import { createContractReminders } from './contract-reminders';
import { createRescissions } from './contract-rescission';
import { createRescissionRoutes } from './contract-rescission.routes';
import { createSealing } from './contract-sealing';
import { createSignatureRoutes } from './contract-signatures.routes';
import { createSigning } from './contract-signing';
import { createContractRoutes } from './contracts.routes';
import { createContractsService } from './contracts.service';
import { contract, type ContractRow } from './contracts.tables';
import { makeDemoTelephone } from './demo-telephone';
import { releaseLostFiles } from './lost-contract-files';
import { sealedRescission } from './rescission-text';
import { unsignedContracts, waitingContracts } from './waiting-contracts';

export const contractsModule = defineModule({
  name: 'contracts',
  needs: { verification: verificationModule, realname: realnameModule, identityProvider: identityProviderModule },
  contentFormats: [contractFormat],
  personalData: [contractData],
  sealedColumns: [sealedContractForm, sealedContractText, sealedContractEvidence, sealedRescission],
  todoQueries: [unsignedContracts],
  operatorQueues: [waitingContracts],
  closingBlockers: [contractBlocker],
  async start(context, { verification: { smsCodes }, realname: { identities }, identityProvider: { embedded } }) {
    const { environment, isDemo, clock, orm, protection } = context;
    const readSecret = createInstallationSecrets(orm, protection);
    const signing = await openSigning({ environment, isDemo, clock, readSecret });
    const openTelephone = async (owner: Pick<Subject, 'id'>, { id }: ContractRow) => {
      const account = await embedded?.accounts.findByUser(owner);
      const bound = account && embedded?.accounts.openTelephone(account);
      const telephone = bound ?? (account?.isDemo ? makeDemoTelephone(id) : undefined);
      return account && telephone ? { accountId: account.id, telephone } : undefined;
    };
    const findTelephone = async (id: string) => (await embedded?.accounts.findByUser({ id }))?.telephoneMasked ?? '';
    const provider = readContractParty(environment, isDemo);
    const service = createContractsService({
      ...{ ...context, identities, provider, findTelephone },
      isDemoKey: signing.isDemo,
    });
    const signatures = createSigning({ ...context, smsCodes, openTelephone, service });
    const rescissions = createRescissions({ ...context, service, signatures });
    const contractFiles = createContractFiles({ ...context, signing, service });
    return {
      offer: { signing, contractsService: service },
      routes: [
        ...createSignatureRoutes(signing),
        ...createContractRoutes({ orm, clock, service, signatures, contractFiles }),
        ...createBecomingRoutes(createBecoming({ ...context, identities, service })),
        ...createRescissionRoutes({ orm, rescissions, contractFiles }),
        ...createContractQueueRoutes({ ...context, service, contractFiles, rescissions }),
      ],
      jobs: [{ name: 'contracts.purge-files', every: 'hour', run: () => releaseLostFiles(orm) }],
      due: [
        ...createRecordTimers(contracts, { ...context, dueAt: contract.dueAt }),
        createContractReminders(context),
        // Without a certificate there is nothing to sign with.
        ...(isDemo || environment.SIGNING_P12 !== undefined ? [createSealing({ ...context, signing })] : []),
      ],
      operatorTasks: [createContractTask({ ...context, rescissions })],
    };
  },
});
