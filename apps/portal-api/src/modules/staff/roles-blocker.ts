import type { BlockerSource } from '../../platform/modules/closing-blocker';
import { findStaffRoles } from '../../platform/security/staff-roles.repository';

/** Roles of people of the platform: nobody would be left to answer for what they do. */
export const rolesBlocker: BlockerSource = {
  type: 'duty',
  title: '运营职责',
  url: null,
  advice: '您的账号承担平台运营职责，请联系管理员解除职责后再申请注销。',
  count: async ({ orm }, ownerId) => ((await findStaffRoles(orm, ownerId)).size > 0 ? 1 : 0),
};
