import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../database/database';
import { defineStatement } from '../database/define-statement';
import type { StaffRole } from './staff-roles';
import { staffRole } from './staff-roles.tables';

/** Who grants roles to whom. */
export interface RoleGrant {
  readonly userId: string;
  readonly roles: readonly StaffRole[];
  /** The administrator; `null` for the installation's own command. */
  readonly by: string | null;
  readonly at: Date;
}

/** Roles of everybody, to be read along with what is known of their users. */
export const staffRoles = new QueryBuilder()
  .select({ userId: staffRole.userId, role: staffRole.role, grantedAt: staffRole.grantedAt })
  .from(staffRole)
  .as('staff_roles');

// Asked for by each call of operators.
const selectRoles = defineStatement((orm) =>
  orm
    .select({ role: staffRole.role })
    .from(staffRole)
    .where(eq(staffRole.userId, sql.placeholder('userId'))),
);

/** Roles that a user has now; none for everybody who does not work for the platform. */
export async function findStaffRoles(orm: QueryRunner, userId: string): Promise<ReadonlySet<StaffRole>> {
  const rows = await selectRoles(orm).execute({ userId });
  return new Set(rows.map(({ role }) => role));
}

/** Rows of a user's roles, in the order of the alphabet. */
export function listRolesOf(orm: QueryRunner, userId: string) {
  return orm.select().from(staffRole).where(eq(staffRole.userId, userId)).orderBy(asc(staffRole.role));
}

/** Number of users who have a role. */
export function countHolders(orm: QueryRunner, role: StaffRole): Promise<number> {
  return orm.$count(staffRole, eq(staffRole.role, role));
}

/** Lets one transaction at a time change roles, until it ends; they can be read meanwhile. */
export async function lockStaffRoles(runner: QueryRunner): Promise<void> {
  await runner.execute(sql`lock table ${staffRole} in share row exclusive mode`);
}

/** Adds roles; returns those that the user did not have. */
export async function addStaffRoles(
  runner: QueryRunner,
  { userId, roles, by, at }: RoleGrant,
): Promise<readonly StaffRole[]> {
  const rows = await runner
    .insert(staffRole)
    .values(roles.map((role) => ({ userId, role, grantedBy: by, grantedAt: at })))
    .onConflictDoNothing()
    .returning({ role: staffRole.role });
  return rows.map(({ role }) => role);
}

/** Removes roles; returns those that the user had. */
export async function removeStaffRoles(
  runner: QueryRunner,
  userId: string,
  roles: readonly StaffRole[],
): Promise<readonly StaffRole[]> {
  const rows = await runner
    .delete(staffRole)
    .where(and(eq(staffRole.userId, userId), inArray(staffRole.role, [...roles])))
    .returning({ role: staffRole.role });
  return rows.map(({ role }) => role);
}
