import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Whoever has logged in, whichever identity provider vouched for them. */
export const portalUser = pgTable('portal_user', {
  id: uuid('id').primaryKey(),
  issuer: text('issuer').notNull(),
  /** Name of the user at the issuer. */
  subject: text('subject').notNull(),
  account: text('account').notNull(),
  userCode: text('user_code').notNull(),
  nickname: text('nickname').notNull().default(''),
  company: text('company').notNull().default(''),
  industry: text('industry').notNull().default(''),
  bio: text('bio').notNull().default(''),
  telephoneMasked: text('telephone_masked').notNull().default(''),
  mailMasked: text('mail_masked').notNull().default(''),
  avatarFileId: uuid('avatar_file_id'),
  /** Public origin the user logged in to last; empty for the first. */
  loginOrigin: text('login_origin').notNull().default(''),
  /** Prefix of the brand the user logged in to last. */
  brandPath: text('brand_path').notNull().default(''),
  menuPermissions: text('menu_permissions').array().notNull().default([]),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true }).notNull(),
  previousLoginAt: timestamp('previous_login_at', { withTimezone: true }),
  /** When the account was closed; what was personal in the row is gone then. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
});
