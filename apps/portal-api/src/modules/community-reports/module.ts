import { defineModule } from '../../platform/modules/define-module';
import { reportData } from './report-data';

export const communityReportsModule = defineModule({
  name: 'community-reports',
  personalData: [reportData],
});
