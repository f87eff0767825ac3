import { defineModule } from '../../platform/modules/define-module';
import { rolesBlocker } from './roles-blocker';
import { staffData } from './staff-data';
import { createStaffRoutes } from './staff.routes';

export const staffModule = defineModule({
  name: 'staff',
  personalData: [staffData],
  closingBlockers: [rolesBlocker],
  start: (context) => ({ routes: createStaffRoutes(context) }),
});
