import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { verificationModule } from '../verification/module';
import { applicationData } from './application-data';
import { createApplicationTask } from './application-operator';
import { createApplicationQueueRoutes } from './application-queue.routes';
import { createApplicationRoutes } from './applications.routes';
import { createApplicationsService } from './applications.service';
import { application } from './applications.tables';
import { createItemRequestRoutes } from './item-requests.routes';
import { waitingApplications } from './waiting-applications';

export const applicationsModule = defineModule({
  name: 'applications',
  needs: { verification: verificationModule },
  personalData: [applicationData],
  operatorQueues: [waitingApplications],
  sealedColumns: [defineSealedColumn(application.id, application.formEncrypted, 'application.form')],
  start(context, { verification }) {
    const forms = { ...context, captcha: verification.captcha };
    return {
      offer: createApplicationsService(context),
      routes: [
        ...createApplicationRoutes(forms),
        ...createApplicationQueueRoutes(context),
        ...createItemRequestRoutes(forms),
      ],
      operatorTasks: [createApplicationTask(context)],
    };
  },
});
