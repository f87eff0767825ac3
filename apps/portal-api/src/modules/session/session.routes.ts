import { checkToken, getMenuPermission, getPageShowMode } from '@portal/api-contract';
import { type Implementation, implement } from '../../http/implement';

/** Calls about the caller's session. */
export function createSessionRoutes(): Implementation[] {
  return [
    implement(checkToken, async (_input, { getSubject }) => getSubject(), { needsDatabase: false }),
    implement(getMenuPermission, () => ({ menuPermission: [] }), { needsDatabase: false }),
    implement(getPageShowMode, () => ({ thirdParty: false, manualAudit: false }), { needsDatabase: false }),
  ];
}
