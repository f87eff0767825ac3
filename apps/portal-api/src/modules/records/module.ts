import { statusLogData } from '../../platform/records/status-log-data';
import { defineModule } from '../../platform/modules/define-module';

export const recordsModule = defineModule({
  name: 'records',
  personalData: [statusLogData],
});
