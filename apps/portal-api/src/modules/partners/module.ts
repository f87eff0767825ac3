import { defineModule } from '../../platform/modules/define-module';
import { partnerFormat } from './partner-format';
import { createPartnerRoutes } from './partners.routes';

export const partnersModule = defineModule({
  name: 'partners',
  contentFormats: [partnerFormat],
  start: ({ orm }) => ({ routes: createPartnerRoutes(orm) }),
});
