import { defineModule } from '../../platform/modules/define-module';
import { jobFormat } from './job-format';
import { createRecruitRoutes } from './recruit.routes';

export const recruitModule = defineModule({
  name: 'recruit',
  contentFormats: [jobFormat],
  start: ({ orm }) => ({ routes: createRecruitRoutes(orm) }),
});
