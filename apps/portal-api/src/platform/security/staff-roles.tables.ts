import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StaffRole } from './staff-roles';

/** What people of the platform may do. */
export const staffRole = pgTable(
  'staff_role',
  {
    userId: uuid('user_id').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** The administrator who granted it; `null` for the installation's own command. */
    grantedBy: uuid('granted_by'),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);
