import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { noteAudit } from '../../platform/operations/note-audit';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import type { StaffRole } from '../../platform/security/staff-roles';
import {
  addStaffRoles,
  countHolders,
  listRolesOf,
  lockStaffRoles,
  removeStaffRoles,
  type RoleGrant,
  staffRoles,
} from '../../platform/security/staff-roles.repository';
import { users } from '../users/users.read-model';
import { StaffError } from './staff-error';

/** Somebody who has roles, or could be given some. */
export interface StaffMember {
  readonly id: string;
  readonly userCode: string;
  readonly account: string;
}

/** A member with the roles, in the order of the alphabet. */
export interface StaffRoles extends StaffMember {
  readonly roles: readonly { readonly role: StaffRole; readonly grantedAt: Date }[];
}

/** Roles that somebody is given or loses, and by whom. */
export interface RoleChange extends Omit<RoleGrant, 'userId'> {
  /** A user code, or an account of the embedded provider: at any other, an account may pass to somebody else. */
  readonly user: string;
}

const MEMBER_COLUMNS = { id: users.id, userCode: users.userCode, account: users.account };

/** Everybody who has a role, by user code; they are few. */
export async function listStaff(orm: QueryRunner): Promise<readonly StaffRoles[]> {
  const rows = await orm
    .select({ ...MEMBER_COLUMNS, role: staffRoles.role, grantedAt: staffRoles.grantedAt })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .orderBy(asc(users.userCode), asc(staffRoles.role));
  const members = new Map<string, StaffRoles>();
  for (const { role, grantedAt, ...member } of rows) {
    const roles = members.get(member.id)?.roles ?? [];
    members.set(member.id, { ...member, roles: [...roles, { role, grantedAt }] });
  }
  return [...members.values()];
}

/** The roles of one member, none of them too. */
export async function readStaffRoles(orm: QueryRunner, member: StaffMember): Promise<StaffRoles> {
  const rows = await listRolesOf(orm, member.id);
  return { ...member, roles: rows.map(({ role, grantedAt }) => ({ role, grantedAt })) };
}

/** Grants roles in the caller's transaction; those the user has stay as they are. Throws `StaffError`. */
export async function grantRoles(runner: QueryRunner, { user, ...change }: RoleChange): Promise<StaffMember> {
  const member = await lockMember(runner, user);
  const granted = await addStaffRoles(runner, { ...change, userId: member.id });
  await noteRoles(runner, 'staff.grant', member, { ...change, roles: granted });
  return member;
}

/** Takes roles away in the caller's transaction; one administrator always stays. Throws `StaffError`. */
export async function revokeRoles(runner: QueryRunner, { user, ...change }: RoleChange): Promise<StaffMember> {
  const member = await lockMember(runner, user);
  const revoked = await removeStaffRoles(runner, member.id, change.roles);
  if (revoked.includes('administrator') && (await countHolders(runner, 'administrator')) === 0)
    throw new StaffError('lastAdministrator');
  await noteRoles(runner, 'staff.revoke', member, { ...change, roles: revoked });
  return member;
}

/** Finds who may be given roles; until the transaction ends, nobody else's change either. */
async function lockMember(runner: QueryRunner, user: string): Promise<StaffMember> {
  // That one administrator stays is a rule over all roles.
  await lockStaffRoles(runner);
  const isOwnAccount = and(eq(users.issuer, EMBEDDED_ISSUER), eq(users.account, user));
  const [member] = await runner
    .select(MEMBER_COLUMNS)
    .from(users)
    .where(and(isNull(users.closedAt), or(eq(users.userCode, user), isOwnAccount)));
  if (member === undefined) throw new StaffError('unknownUser');
  return member;
}

async function noteRoles(
  runner: QueryRunner,
  action: string,
  { userCode }: StaffMember,
  { roles, by, at }: { readonly roles: readonly StaffRole[]; readonly by: string | null; readonly at: Date },
): Promise<void> {
  for (const role of roles)
    await noteAudit(runner, { actorId: by, action, subjectKind: 'staff', subjectNo: userCode, detail: role, at });
}
