import { and, eq, isNotNull } from 'drizzle-orm';
import { readContractParty } from '../../platform/contract-party';
import { openSigning } from '../../platform/documents/signing/open-signing';
import { defineModule } from '../../platform/modules/define-module';
import { createRecordTimers } from '../../platform/records/record-timers';
import { createInstallationSecrets } from '../../platform/security/installation-secrets';
import type { Subject } from '../../platform/security/session-verifier';
import { identityProviderModule } from '../identity-provider/module';
import { realnameModule } from '../realname/module';
import { verificationModule } from '../verification/module';
import { createAskEsign } from './ask-esign';
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
import { createSignUrls } from './contract-sign-url';
import { createContractReminders } from './contract-reminders';
import { createRescissions } from './contract-rescission';
import { createRescissionRoutes } from './contract-rescission.routes';
import { createSealing } from './contract-sealing';
import { createSignatureRoutes } from './contract-signatures.routes';
import { createSigning } from './contract-signing';
import { createContractRoutes } from './contracts.routes';
import { createContractsService } from './contracts.service';
import { contract, type ContractRow, SIGNING } from './contracts.tables';
import { makeDemoTelephone } from './demo-telephone';
import { createEndedOrders } from './ended-orders';
import { releaseLostFiles } from './lost-contract-files';
import { openEsign } from './provider/open-esign';
import { createPortalEsign } from './provider/portal-esign';
import { sealedRescission } from './rescission-text';
import { registerSignNotify } from './sign-notify.routes';
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
    const esign = openEsign(context);
    const provider = readContractParty(environment, isDemo);
    const service = createContractsService({
      ...{ ...context, identities, provider, findTelephone },
      ...{ isDemoKey: signing.isDemo, isOutside: esign !== undefined },
    });
    const signatures = createSigning({
      ...{ ...context, smsCodes, openTelephone, service },
      isOutside: esign !== undefined,
    });
    const portal = createPortalEsign({ orm, protection, isDemo: signing.isDemo });
    const openSignUrl = createSignUrls({ ...context, openTelephone, portal, service: esign });
    const rescissions = createRescissions({ ...context, service, signatures });
    const contractFiles = createContractFiles({ ...context, signing, service });
    return {
      offer: { signing, contractsService: service },
      routes: [
        ...createSignatureRoutes(signing),
        ...createContractRoutes({ orm, clock, service, signatures, openSignUrl, contractFiles }),
        ...createBecomingRoutes(createBecoming({ ...context, identities, service })),
        ...createRescissionRoutes({ orm, rescissions, contractFiles }),
        ...createContractQueueRoutes({ ...context, service, contractFiles, rescissions }),
      ],
      jobs: [{ name: 'contracts.purge-files', every: 'hour', run: () => releaseLostFiles(orm) }],
      due: [
        ...createRecordTimers(contracts, {
          ...{ ...context, dueAt: contract.dueAt },
          // Whether a flow was signed in time is for its service to say.
          ...(esign && { isHeld: and(eq(contract.state, SIGNING), isNotNull(contract.askAt)) }),
        }),
        ...(esign
          ? [createAskEsign({ ...context, service: esign, openTelephone, origin: context.origins.first })]
          : []),
        createContractReminders(context),
        // Without a certificate there is nothing to sign with.
        ...(isDemo || environment.SIGNING_P12 !== undefined ? [createSealing({ ...context, signing })] : []),
      ],
      eventHandlers: createEndedOrders(context),
      operatorTasks: [createContractTask({ ...context, rescissions })],
      registerPages(app) {
        const noteRejection = (reason: string) => context.getApp().log.warn({ reason }, 'signing notice rejected');
        if (esign) registerSignNotify(app, { ...context, service: esign, noteRejection });
      },
    };
  },
});
