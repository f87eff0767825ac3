import { defineModule } from '../../platform/modules/define-module';
import { rolesBlocker } from './roles-blocker';
import { staffData } from './staff-data';

export const staffModule = defineModule({
  name: 'staff',
  personalData: [staffData],
  closingBlockers: [rolesBlocker],
});
