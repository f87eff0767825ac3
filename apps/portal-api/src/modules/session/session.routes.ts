import { getMenuPermission } from '@portal/api-contract';
import { type Implementation, implement } from '../../platform/http/implement';
import type { UsersRepository } from '../users/users.repository';

export interface SessionRoutesOptions {
  readonly users: UsersRepository;
}

/** Calls about what a session permits. */
export function createSessionRoutes({ users }: SessionRoutesOptions): Implementation[] {
  return [
    implement(getMenuPermission, async (_input, { getSubject }) => {
      const subject = await getSubject();
      const user = subject && (await users.findOwn(subject));
      return { menuPermission: user?.menuPermissions ?? [] };
    }),
  ];
}
