import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { verificationModule } from '../verification/module';
import { createContactQueueRoutes } from './contact-queue.routes';
import { registerContactForms } from './contact-form.routes';
import { createContactRoutes } from './contact.routes';
import { createContactService } from './contact.service';
import { consultation, contactRequest } from './contact.tables';
import { purgeVisitors } from './purge-visitors';
import { waitingContacts } from './waiting-contacts';

export const contactModule = defineModule({
  name: 'contact',
  needs: { verification: verificationModule },
  sealedColumns: [
    defineSealedColumn(contactRequest.id, contactRequest.telephoneEncrypted, 'contact_request.telephone'),
    defineSealedColumn(consultation.id, consultation.telephoneEncrypted, 'consultation.telephone'),
  ],
  notPersonal: {
    contact_request: 'visitors send it without an account; forgotten twelve months after the last contact',
    consultation: 'visitors send it without an account; forgotten twelve months after the last contact',
  },
  operatorQueues: waitingContacts,
  start(context, { verification: { captcha } }) {
    const contact = createContactService(context);
    const calls = createContactRoutes({ ...context, contact, captcha });
    return {
      routes: [...Object.values(calls), ...createContactQueueRoutes(context)],
      jobs: [{ name: 'contact.purge', every: 'hour', run: () => purgeVisitors(context) }],
      registerPages: (app) => registerContactForms(app, { ...context, contact, calls, captcha }),
    };
  },
});
