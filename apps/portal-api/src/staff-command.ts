import { parseArgs } from 'node:util';
import { type InstallationCommand, workOnInstallation } from './installation-command';
import { grantRoles, listStaff, readStaffRoles, revokeRoles, type StaffRoles } from './modules/staff/staff.repository';
import { StaffError, type StaffProblem } from './modules/staff/staff-error';
import type { Database } from './platform/database/database';
import { isStaffRole, STAFF_ROLES, type StaffRole } from './platform/security/staff-roles';
import { StartupError } from './platform/startup-error';

const USAGE = 'Usage: npm run staff:grant -- --user <userCode or account> --role <role>[,role] [--revoke], or … --list';

/** What the command is asked for; without a change it lists. */
interface StaffArguments {
  readonly change?: { readonly user: string; readonly roles: readonly StaffRole[]; readonly isRevoking: boolean };
}

/** Grants roles of people of the platform, revokes them, or lists who has which. Returns the exit code. */
export async function runStaffCommand(command: InstallationCommand): Promise<0 | 1> {
  const { change } = readArguments(command.args);
  return workOnInstallation(command, async ({ database }) => {
    const members = change ? [await changeRoles(database, change)] : await listStaff(database.orm);
    if (members.length === 0) command.print('Nobody has a role.');
    for (const member of members) command.print(describeMember(member));
    return 0;
  });
}

async function changeRoles(
  database: Database,
  { isRevoking, ...change }: NonNullable<StaffArguments['change']>,
): Promise<StaffRoles> {
  const work = isRevoking ? revokeRoles : grantRoles;
  try {
    return await database.transaction(async (runner) =>
      readStaffRoles(runner, await work(runner, { ...change, by: null, at: new Date() })),
    );
  } catch (error) {
    throw error instanceof StaffError ? new StartupError(describeProblem(error.problem, change.user)) : error;
  }
}

function readArguments(args: readonly string[]): StaffArguments {
  const { user, role, revoke, list } = parseArguments(args);
  if (list && [user, role, revoke].every((option) => option === undefined)) return {};
  if (list || !user || !role) throw new StartupError(USAGE);
  return { change: { user, roles: role.split(',').map(readRole), isRevoking: revoke ?? false } };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        user: { type: 'string' },
        role: { type: 'string' },
        revoke: { type: 'boolean' },
        list: { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new StartupError(USAGE);
  }
}

function readRole(name: string): StaffRole {
  if (isStaffRole(name)) return name;
  throw new StartupError(`There is no role "${name}"; the roles are ${STAFF_ROLES.join(', ')}.`);
}

function describeProblem(problem: StaffProblem, user: string): string {
  if (problem === 'lastAdministrator') return 'The last administrator stays: make somebody else administrator first.';
  return (
    `Nobody who has logged in is called "${user}". People are named by the userCode of their profile page, ` +
    'or by their account where the portal itself keeps the accounts.'
  );
}

function describeMember({ userCode, account, roles }: StaffRoles): string {
  return `${userCode} (${account}): ${roles.map(({ role }) => role).join(', ') || 'no roles'}`;
}
