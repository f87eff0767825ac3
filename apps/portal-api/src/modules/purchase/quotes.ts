import { type Quote, QUOTE_MINUTES } from '@portal/api-contract';
import { and, eq, sql } from 'drizzle-orm';
import { assertWithinQuota } from '../../platform/database/account-quota';
import type { QueryRunner } from '../../platform/database/database';
import { defineInsert } from '../../platform/database/define-insert';
import { defineStatement } from '../../platform/database/define-statement';
import { HttpError } from '../../platform/http/http-error';
import { quote } from './purchase.tables';
import { toQuoteBody } from './quote-body';

const QUOTA = { table: quote, most: 100, msg: '报价次数过多，请稍后再试' };

/** Until when a quote holds that is made at a moment. */
export function findQuoteEnd(at: Date): Date {
  return new Date(at.getTime() + QUOTE_MINUTES * 60_000);
}

/** Keeps a quote for whoever has asked for it. Rejects with 429 who asks too often. */
export async function keepQuote(runner: QueryRunner, ownerId: string, body: Quote, createdAt: Date): Promise<void> {
  await assertWithinQuota(runner, ownerId, createdAt, QUOTA);
  await insertQuote(runner, ownerId, body, createdAt);
}

const storeQuote = defineInsert(quote, (insert) => insert);

/** Stores a quote, however many there are: nobody has asked for those that the portal makes by itself. */
export async function insertQuote(runner: QueryRunner, ownerId: string, body: Quote, createdAt: Date): Promise<void> {
  const expiresAt = new Date(body.expiresAt);
  await storeQuote(runner, { id: body.quoteId, ownerId, body: toQuoteBody(body), createdAt, expiresAt });
}

const lockQuote = defineStatement((orm) =>
  orm
    .select()
    .from(quote)
    .where(and(eq(quote.id, sql.placeholder('quoteId')), eq(quote.ownerId, sql.placeholder('ownerId'))))
    .for('update'),
);

/** A quote of the caller, locked until the transaction ends. Rejects those of others and unknown ones alike. */
export async function findQuote(orm: QueryRunner, owner: { readonly id: string }, quoteId: string) {
  const [row] = await lockQuote(orm).execute({ quoteId, ownerId: owner.id });
  if (!row) throw new HttpError(404);
  return row;
}
