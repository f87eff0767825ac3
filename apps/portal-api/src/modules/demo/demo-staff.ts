import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import { STAFF_ROLES } from '../../platform/security/staff-roles';
import type { AccountsRepository } from '../identity-provider/accounts.repository';
import { grantRoles } from '../staff/staff.repository';
import type { UsersRepository } from '../users/users.repository';

/** Account that works for the platform in a demonstration. */
const ACCOUNT = 'demo-operator';

export interface DemoStaffOptions {
  readonly database: Database;
  readonly accounts: AccountsRepository;
  readonly users: UsersRepository;
  readonly clock: Clock;
}

/** Gives the operator of the demonstration every role. */
export async function seedDemoStaff({ database, accounts, users, clock }: DemoStaffOptions): Promise<void> {
  const account = await accounts.findByName(ACCOUNT);
  if (account === undefined) return;
  const { id, menuPermissions, nickname } = account;
  const vouched = { issuer: EMBEDDED_ISSUER, subject: id, account: ACCOUNT, nickname, telephoneMasked: '' };
  const { userCode } = await users.noteLogin({ ...vouched, menuPermissions });
  await database.transaction((runner) =>
    grantRoles(runner, { user: userCode, roles: STAFF_ROLES, by: null, at: clock() }),
  );
}
