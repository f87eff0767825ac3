import { defineModule } from '../../platform/modules/define-module';
import { createRecordTimers } from '../../platform/records/record-timers';
import { verificationModule } from '../verification/module';
import { purgeAttempts } from './attempts';
import { createCertifications } from './certifications.service';
import { createElementCheck } from './element-check';
import { createEntrance } from './entrance';
import { identificationData } from './identification-data';
import { identifications } from './identifications.repository';
import { sealedForm, sealedIdentity, sealedKeptIdentity } from './identity-form';
import { createElementPurge } from './purge-elements';
import { createRealnameRoutes } from './realname.routes';
import { identification } from './realname.tables';
import { createReviewFacts } from './review-facts';
import { createReviewRoutes } from './review.routes';
import { waitingIdentifications } from './waiting-identifications';
import { identityWithdrawals } from './withdrawn-consents';
import { createAutomaticReviewer } from './automatic-reviewer';
import { createSandboxVerifier } from './verifier/sandbox-verifier';

export const realnameModule = defineModule({
  name: 'realname',
  needs: { verification: verificationModule },
  personalData: [identificationData],
  operatorQueues: [waitingIdentifications],
  consentWithdrawals: identityWithdrawals,
  sealedColumns: [sealedIdentity, sealedForm, sealedKeptIdentity],
  start(context, { verification: { smsCodes } }) {
    const verifier = context.isDemo ? createSandboxVerifier() : undefined;
    const check = createElementCheck({ ...context, verifier });
    const facts = createReviewFacts({ ...context, verifier });
    return {
      routes: [
        ...createRealnameRoutes({
          ...context,
          ...{ smsCodes, check, facts, isSandbox: context.isDemo },
          entrance: createEntrance(context.configuration, verifier !== undefined),
          certifications: createCertifications(context),
        }),
        ...createReviewRoutes(context),
      ],
      operatorSteps: [createAutomaticReviewer(context)],
      jobs: [
        check.job,
        facts.job,
        { name: 'realname.purge', every: 'hour', run: (_payload, { at }) => purgeAttempts(context.orm, at) },
      ],
      due: [
        ...createRecordTimers(identifications, { ...context, dueAt: identification.expiresAt }),
        createElementPurge(context),
      ],
    };
  },
});
