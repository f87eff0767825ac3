import { statusLogData } from '../../platform/lifecycle/status-log-data';
import { defineModule } from '../../platform/modules/define-module';

export const recordsModule = defineModule({
  name: 'records',
  personalData: [statusLogData],
});
