import { z } from 'zod';
import { timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';

const roleSchema = z.enum(['agent', 'finance', 'reviewer', 'legal', 'moderator', 'editor', 'administrator']);

/** Somebody of the platform, with the roles in the order of the alphabet. */
export const staffMemberSchema = z.object({
  userCode: z.string(),
  account: z.string(),
  roles: z.array(z.object({ role: roleSchema, grantedAt: timestampSchema })),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const administration = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

const roleChangeSchema = z.object({
  /** Code of the user, as the profile page shows it. */
  userCode: z.string().min(1).max(64),
  roles: z.array(roleSchema).min(1).max(roleSchema.options.length),
});

/** Everybody with a role, by user code. For administrators; everybody else gets 404. */
export const listStaff = defineEndpoint({
  ...administration,
  path: '/ops-api/staff/pageList',
  summary: 'People of the platform with their roles',
  body: z.object(pageQueryShape),
  response: pageSchema(staffMemberSchema),
});

/** Grants roles; those that somebody has already stay as they are. Errors: 422 of `userCode` for nobody. */
export const grantStaffRoles = defineEndpoint({
  ...administration,
  path: '/ops-api/staff/grant',
  summary: 'Grants roles',
  body: roleChangeSchema,
  response: staffMemberSchema,
});

/** Takes roles away. Errors: 422 of `userCode` for nobody, 409 where no administrator would be left. */
export const revokeStaffRoles = defineEndpoint({
  ...administration,
  path: '/ops-api/staff/revoke',
  summary: 'Takes roles away',
  body: roleChangeSchema,
  response: staffMemberSchema,
});
