import { defineModule } from '../../platform/modules/define-module';
import { createRecordTimers } from '../../platform/records/record-timers';
import { verificationModule } from '../verification/module';
import { purgeAttempts } from './attempts';
import { createAutomaticReviewer } from './automatic-reviewer';
import { createCertifications } from './certifications.service';
import { createIdentities } from './effective-identity';
import { createElementCheck } from './element-check';
import { draftData } from './draft-data';
import { sealedDraft } from './drafts.repository';
import { createDraftRoutes } from './drafts.routes';
import { createEntrance } from './entrance';
import { createExpiryReminders } from './expiry-reminders';
import { createFaceRoutes } from './face.routes';
import { createFaces } from './face.service';
import { identificationData } from './identification-data';
import { identifications } from './identifications.repository';
import { createIdentityChanges } from './identity-changes';
import { sealedForm, sealedIdentity, sealedKeptIdentity } from './identity-form';
import { createLegalConsentRoutes } from './legal-consent.routes';
import { openVerifier } from './open-verifier';
import { createDraftPurge } from './purge-drafts';
import { createElementPurge } from './purge-elements';
import { createRealnameRoutes } from './realname.routes';
import { identification } from './realname.tables';
import { createRemittanceRun } from './remittance-run';
import { createRemittances } from './remittances.service';
import { createReviewFacts } from './review-facts';
import { createReviewRoutes } from './review.routes';
import { waitingIdentifications } from './waiting-identifications';
import { identityWithdrawals } from './withdrawn-consents';

export const realnameModule = defineModule({
  name: 'realname',
  needs: { verification: verificationModule },
  personalData: [identificationData, draftData],
  operatorQueues: [waitingIdentifications],
  consentWithdrawals: identityWithdrawals,
  sealedColumns: [sealedIdentity, sealedForm, sealedKeptIdentity, sealedDraft],
  start(context, { verification: { smsCodes } }) {
    const { verifier, isSandbox } = openVerifier(context);
    const check = createElementCheck({ ...context, verifier });
    const facts = createReviewFacts({ ...context, verifier });
    const run = createRemittanceRun({ ...context, verifier });
    const calls = {
      ...context,
      ...{ smsCodes, check, facts, verifier, isSandbox },
      entrance: createEntrance(context.configuration, verifier.offers.elements),
      certifications: createCertifications({ ...context, verifier }),
      changes: createIdentityChanges(context),
      remittances: createRemittances({ ...context, run, verifier }),
    };
    const faces = createFaces(calls);
    return {
      offer: { identities: createIdentities(context) },
      routes: [
        ...createRealnameRoutes(calls),
        ...createDraftRoutes(context),
        ...createFaceRoutes({ ...calls, faces }),
        ...createLegalConsentRoutes(context),
        ...createReviewRoutes(context),
      ],
      operatorTasks: [createAutomaticReviewer(context)],
      jobs: [
        ...[check.job, facts.job, run.job],
        { name: 'realname.purge-attempts', every: 'hour', run: (_payload, { at }) => purgeAttempts(context.orm, at) },
        { name: 'realname.purge-faces', every: 'hour', run: (_payload, { at }) => faces.purgeOld(at) },
      ],
      due: [
        ...createRecordTimers(identifications, { ...context, dueAt: identification.expiresAt }),
        createExpiryReminders(context),
        createElementPurge(context),
        createDraftPurge(context),
      ],
    };
  },
});
