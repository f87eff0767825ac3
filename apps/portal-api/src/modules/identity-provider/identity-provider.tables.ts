import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Accounts of the embedded identity provider. */
export const idpAccount = pgTable('idp_account', {
  id: uuid('id').primaryKey(),
  /** Name to log in by, in lower case. */
  userName: text('user_name').notNull(),
  /** Keyed hash by which a number is found. */
  telephoneIndex: text('telephone_index'),
  telephoneEncrypted: text('telephone_encrypted'),
  telephoneMasked: text('telephone_masked').notNull().default(''),
  mailIndex: text('mail_index'),
  mailEncrypted: text('mail_encrypted'),
  mailMasked: text('mail_masked').notNull().default(''),
  /** Argon2id. */
  passwordHash: text('password_hash').notNull(),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
  /** Counts the changes of telephone, mail address and password. */
  version: integer('version').notNull().default(1),
  isDemo: boolean('is_demo').notNull().default(false),
  agreedAt: timestamp('agreed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Wrong passwords by a hash of the name that was typed, and by where they come from. */
export const loginFailure = pgTable(
  'login_failure',
  {
    nameHash: text('name_hash').notNull(),
    /** Empty for all strangers together. */
    sourceHash: text('source_hash').notNull(),
    failures: integer('failures').notNull(),
    lastFailedAt: timestamp('last_failed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.nameHash, table.sourceHash] })],
);

/** Browsers in which a name has logged in. */
export const loginBrowser = pgTable(
  'login_browser',
  {
    nameHash: text('name_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.nameHash, table.browserHash] })],
);

/** State of the provider's library. */
export const oidcPayload = pgTable('oidc_payload', {
  model: text('model').notNull(),
  id: text('id').notNull(),
  payload: jsonb('payload').notNull(),
  grantId: text('grant_id'),
  uid: text('uid'),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  consumedAt: timestamp('consumed_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});
