import { defineModule } from '../../platform/modules/define-module';
import { createRecordTimers } from '../../platform/records/record-timers';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { deliveriesModule } from '../deliveries/module';
import { realnameModule } from '../realname/module';
import { verificationModule } from '../verification/module';
import { findTrial } from './find-trial';
import { createTrialConversion } from './trial-conversion';
import { trialData } from './trial-data';
import { createTrialDataRemoval } from './trial-data-removal';
import { createTrialMeter } from './trial-meter';
import { createTrialOpening } from './trial-opening';
import { createTrialTask } from './trial-operator';
import { createTrialQueueRoutes } from './trial-queue.routes';
import { trials } from './trial-record';
import { createTrialReminders } from './trial-reminders';
import { createTrialSubjects } from './trial-subject';
import { endingTrials } from './trial-todos';
import { createTrialRoutes } from './trials.routes';
import { trial } from './trials.tables';
import { waitingTrials } from './waiting-trials';

export const trialsModule = defineModule({
  name: 'trials',
  needs: { verification: verificationModule, realname: realnameModule, deliveries: deliveriesModule },
  personalData: [trialData],
  todoQueries: [endingTrials],
  trialFinders: [findTrial],
  operatorQueues: [waitingTrials],
  // Those of before trials were records were sealed as applications, and all others are.
  sealedColumns: [defineSealedColumn(trial.id, trial.formEncrypted, 'application.form')],
  start(context, { verification: { captcha }, realname: { identities }, deliveries: { provider } }) {
    return {
      routes: [...createTrialRoutes({ ...context, captcha, identities }), ...createTrialQueueRoutes(context)],
      jobs: context.isDemo ? [createTrialMeter(context)] : [],
      due: [
        ...createRecordTimers(trials, { ...context, dueAt: trial.endsAt }),
        createTrialReminders(context),
        createTrialDataRemoval(context),
        // Where nobody is named who delivers, reviewers open trials by hand.
        ...(provider ? [createTrialOpening({ ...context, provider })] : []),
      ],
      eventHandlers: [createTrialConversion(context), createTrialSubjects({ ...context, identities })],
      operatorTasks: [createTrialTask(context)],
    };
  },
});
