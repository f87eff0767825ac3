import type { ActorRole } from '@portal/lifecycles';

/** Roles of people of the platform. */
export const STAFF_ROLES = [
  ...(['agent', 'finance', 'reviewer', 'legal'] as const),
  ...(['moderator', 'editor', 'administrator'] as const),
] as const satisfies readonly ActorRole[];

/** A role of somebody of the platform. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether a name is that of a role. */
export function isStaffRole(name: string): name is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(name);
}
