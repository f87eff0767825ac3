import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { STAFF_ROLES } from '../../platform/security/staff-roles';
import { listRolesOf, removeStaffRoles } from '../../platform/security/staff-roles.repository';

/** What the owner may do for the platform. */
export const staffData: PersonalData = {
  name: 'staff-roles',
  title: '运营职责',
  tables: ['staff_role'],
  columns: { role: '角色', grantedAt: '授予时间' },
  read: ({ orm }, { id }) => listRolesOf(orm, id),
  retention: ERASED,
  erase: async ({ runner }, { id }) => void (await removeStaffRoles(runner, id, STAFF_ROLES)),
};
