import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import { STAFF_ROLES, type StaffRole } from '../../platform/security/staff-roles';
import type { AccountsRepository } from '../identity-provider/accounts.repository';
import { grantRoles } from '../staff/staff.repository';
import type { UsersRepository } from '../users/users.repository';

/** Accounts that work for the platform in a demonstration; whoever decided of a text does not decide of its appeal. */
const STAFF: Readonly<Record<string, readonly StaffRole[]>> = {
  'demo-operator': STAFF_ROLES,
  'demo-moderator': ['moderator'],
};

export interface DemoStaffOptions {
  readonly database: Database;
  readonly accounts: AccountsRepository;
  readonly users: UsersRepository;
  readonly clock: Clock;
}

/** Gives the staff of the demonstration their roles: the operator every one, a second moderator that one. */
export async function seedDemoStaff({ database, accounts, users, clock }: DemoStaffOptions): Promise<void> {
  for (const [name, roles] of Object.entries(STAFF)) {
    const account = await accounts.findByName(name);
    if (account === undefined) continue;
    const { id, menuPermissions, nickname } = account;
    const vouched = { issuer: EMBEDDED_ISSUER, subject: id, account: name, nickname, telephoneMasked: '' };
    const { userCode } = await users.noteLogin({ ...vouched, menuPermissions });
    await database.transaction((runner) => grantRoles(runner, { user: userCode, roles, by: null, at: clock() }));
  }
}
