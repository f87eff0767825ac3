import { getMenuPermission, getPageShowMode, systemParamSchema } from '@portal/api-contract';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { type Implementation, implement } from '../../platform/http/implement';
import type { UsersRepository } from '../users/users.repository';

export interface SessionRoutesOptions {
  readonly users: UsersRepository;
  readonly configuration: ConfigurationRepository;
}

/** Calls about what a session permits. */
export function createSessionRoutes({ users, configuration }: SessionRoutesOptions): Implementation[] {
  return [
    implement(getMenuPermission, async (_input, { getSubject }) => {
      const subject = await getSubject();
      const user = subject && (await users.findOwn(subject));
      return { menuPermission: user?.menuPermissions ?? [] };
    }),
    implement(getPageShowMode, async () => {
      const params = await configuration.listItems(DOCUMENT_KINDS.systemParams, 'REALNAME', systemParamSchema);
      const isOn = (key: string) => params.some(({ dicKey, dicValue }) => dicKey === key && dicValue === 'true');
      return { thirdParty: isOn('thirdParty'), manualAudit: isOn('manualAudit') };
    }),
  ];
}
