import { type Quote, QUOTE_MINUTES } from '@portal/api-contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { assertWithinQuota } from '../../platform/database/account-quota';
import type { QueryRunner } from '../../platform/database/database';
import { defineInsert } from '../../platform/database/define-insert';
import { defineStatement } from '../../platform/database/define-statement';
import { HttpError } from '../../platform/http/http-error';
import { quote } from './purchase.tables';
import { toQuoteBody } from './quote-body';

const RUN_OUT = '报价已失效，请重新选择配置';

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

const isOwn = and(eq(quote.id, sql.placeholder('quoteId')), eq(quote.ownerId, sql.placeholder('ownerId')));

const selectQuote = defineStatement((orm) => orm.select().from(quote).where(isOwn));

/** A quote of the caller. Rejects those of others and unknown ones alike. */
async function readQuote(runner: QueryRunner, ownerId: string, quoteId: string) {
  const [row] = await selectQuote(runner).execute({ ownerId, quoteId });
  if (!row) throw new HttpError(404);
  return row;
}

/** A quote of the caller that holds. Rejects with 410 one that has run out, with 404 others. */
export async function findQuote(runner: QueryRunner, ownerId: string, quoteId: string, at: Date) {
  const row = await readQuote(runner, ownerId, quoteId);
  if (row.expiresAt <= at) throw new HttpError(410, RUN_OUT);
  return row;
}

const giveQuote = defineStatement((orm) =>
  orm
    .update(quote)
    .set({ orderNo: sql`${sql.placeholder('orderNo')}` })
    .where(and(isOwn, isNull(quote.orderNo), gt(quote.expiresAt, sql.placeholder('at'))))
    .returning(),
);

/**
 * Takes a quote of the caller for an order; it is locked until the transaction ends. Rejects with 409 where another order
 * has it, with 410 where it has run out, with 404 others.
 */
export async function takeQuote(runner: QueryRunner, ownerId: string, quoteId: string, orderNo: string, at: Date) {
  const [taken] = await giveQuote(runner).execute({ ownerId, quoteId, orderNo, at });
  if (taken) return taken;
  const { orderNo: earlier } = await readQuote(runner, ownerId, quoteId);
  throw earlier ? new HttpError(409, `该报价已生成订单 ${earlier}`) : new HttpError(410, RUN_OUT);
}
