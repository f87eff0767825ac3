import {
  grantStaffRoles,
  listStaff as listStaffCall,
  revokeStaffRoles,
  type StaffMember,
} from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { Implementation, ParsedInput } from '../../platform/http/implement';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import { createOperatorCalls, type Operator } from '../../platform/operations/operator-calls';
import { StaffError } from './staff-error';
import { grantRoles, listStaff, readStaffRoles, revokeRoles, type StaffRoles } from './staff.repository';

export interface StaffRoutesOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Calls of administrators about roles; to everybody else they do not exist. */
export function createStaffRoutes({ database, clock }: StaffRoutesOptions): Implementation[] {
  const { implement } = createOperatorCalls(database.orm, 'administrator');

  const change =
    (work: typeof grantRoles) =>
    async ({ id }: Operator, { userCode, roles }: ParsedInput<typeof grantStaffRoles>): Promise<StaffMember> => {
      try {
        return await database.transaction(async (runner) => {
          const member = await work(runner, { user: userCode, roles, by: id, at: clock() });
          return toMember(await readStaffRoles(runner, member));
        });
      } catch (error) {
        throw error instanceof StaffError ? toHttpError(error) : error;
      }
    };

  return [
    implement(listStaffCall, async (_operator, { pageNo, pageSize }) => {
      const members = await listStaff(database.orm);
      const list = members.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(toMember);
      return { list, total: members.length, pageNo, pageSize };
    }),
    implement(grantStaffRoles, change(grantRoles)),
    implement(revokeStaffRoles, change(revokeRoles)),
  ];
}

function toMember({ userCode, account, roles }: StaffRoles): StaffMember {
  return {
    userCode,
    account,
    roles: roles.map(({ role, grantedAt }) => ({ role, grantedAt: toChinaTime(grantedAt) })),
  };
}

function toHttpError({ problem }: StaffError): HttpError {
  if (problem === 'lastAdministrator') return new HttpError(409, '至少保留一位管理员，请先授予他人管理员角色');
  return rejectFields([{ field: 'userCode', msg: '没有找到这位用户' }]);
}
