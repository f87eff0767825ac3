import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

function senderColumns() {
  return {
    id: uuid('id').primaryKey(),
    userName: text('user_name').notNull(),
    companyName: text('company_name').notNull(),
    telephoneEncrypted: text('telephone_encrypted').notNull(),
    telephoneMasked: text('telephone_masked').notNull(),
    addressHash: text('address_hash').notNull(),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When somebody of the platform dealt with it. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
    handledBy: uuid('handled_by'),
    /** What came of it; empty as long as nobody has dealt with it. */
    note: text('note').notNull().default(''),
  };
}

/** Requests of the contact forms; the footer's has no message. */
export const contactRequest = pgTable('contact_request', {
  ...senderColumns(),
  content: text('content').notNull().default(''),
});

/** Requests of the consultation dialog. */
export const consultation = pgTable('consultation', {
  ...senderColumns(),
  topic: text('topic').notNull(),
  content: text('content').notNull(),
});
