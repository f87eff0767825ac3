import { and, asc, eq, gt, sql, sum } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { QueryRunner } from '../../database/database';
import { defineStatement } from '../../database/define-statement';
import { type Money, NO_MONEY, toMoney } from '../money';
import { type LedgerCause, listShares, type OrderShare, toCauseKey } from './ledger-cause';
import { createEntries, type Entry } from './ledger-entries';
import { LedgerError } from './ledger-error';
import { assertAllowed, assertSameCause } from './ledger-rules';
import { ledgerEntry, ledgerPosting } from './ledger.tables';
import { type OrderAccounts, type OrderBalances, readBalances } from './order-balances';

/** What was posted for a cause. */
export interface Posting {
  readonly id: string;
  readonly causeKey: string;
  /** When it was posted first. */
  readonly at: Date;
  /** The cause had been posted before; nothing was added. */
  readonly isRepeat: boolean;
}

/** The append-only book of what was charged, paid, refunded and invoiced. */
export interface Ledger {
  /**
   * Posts a cause in the caller's transaction, once: a repeat gets the first posting. Rejects with a `LedgerError` where
   * a rule forbids it, and with a `RangeError` for a cause that makes no sense. Others that post for the same orders
   * wait until the transaction ends; whoever posts several causes in one does it in the order of their orders' numbers.
   */
  post(runner: QueryRunner, cause: LedgerCause): Promise<Posting>;
  /** How an order stands: sums over its entries, all nothing for an order without any. */
  balancesOf(orderNo: string, runner?: QueryRunner): Promise<OrderBalances>;
  /** How several orders stand, by their numbers. */
  balancesOfAll(orderNos: readonly string[], runner?: QueryRunner): Promise<ReadonlyMap<string, OrderBalances>>;
  /** What of a refund falls to which order, in the order of their numbers; nothing for one that was not posted. */
  sharesOf(runner: QueryRunner, refundNo: string): Promise<OrderShare[]>;
}

/** Opens the ledger of a database. */
export function createLedger(orm: QueryRunner, clock: Clock): Ledger {
  return {
    async post(runner, cause) {
      const entries = createEntries(cause);
      const orderNos = listShares(cause).map(({ orderNo }) => orderNo);
      await lockOrders(runner, orderNos);
      const repeated = await findRepeated(runner, cause, entries);
      if (repeated) return repeated;
      const accounts = await findAccounts(runner, orderNos);
      assertAllowed(cause, (orderNo) => accounts.get(orderNo) ?? new Map());
      return addPosting(runner, cause, entries, clock());
    },
    async balancesOf(orderNo, runner = orm) {
      const accounts = await findAccounts(runner, [orderNo]);
      return readBalances(accounts.get(orderNo) ?? new Map());
    },
    async balancesOfAll(orderNos, runner = orm) {
      const accounts = orderNos.length > 0 ? await findAccounts(runner, orderNos) : new Map<string, OrderAccounts>();
      return new Map([...accounts].map(([orderNo, own]) => [orderNo, readBalances(own)]));
    },
    sharesOf: (runner, refundNo) =>
      runner
        .select({ orderNo: ledgerEntry.orderNo, amount: ledgerEntry.amount })
        .from(ledgerEntry)
        .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
        .where(and(eq(ledgerPosting.causeKey, `refund:${refundNo}`), gt(ledgerEntry.amount, NO_MONEY)))
        .orderBy(asc(ledgerEntry.orderNo)),
  };
}

/** Orders beyond which a cause locks the whole ledger: the database has so many locks and no more. */
const MANY_ORDERS = 500;

/** Lets one transaction at a time post for an order. Always in the same order, or two would wait for each other. */
async function lockOrders(runner: QueryRunner, orderNos: readonly string[]): Promise<void> {
  if (orderNos.length > MANY_ORDERS) {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended('ledger', 0))`);
    return;
  }
  const names = [...orderNos].sort().map((orderNo) => `ledger ${orderNo}`);
  // One statement, however many there are; it goes through them in the order in which they are given.
  await runner.execute(sql`
    with whole as materialized (select pg_advisory_xact_lock_shared(hashtextextended('ledger', 0)))
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from whole, unnest(${sql.param(names)}::text[]) with ordinality as locked (name, place)`);
}

const selectPosted = defineStatement((orm) =>
  orm
    .select({ id: ledgerPosting.id, at: ledgerPosting.at, entry: ledgerEntry })
    .from(ledgerPosting)
    .innerJoin(ledgerEntry, eq(ledgerEntry.postingId, ledgerPosting.id))
    .where(eq(ledgerPosting.causeKey, sql.placeholder('causeKey'))),
);

async function findRepeated(
  runner: QueryRunner,
  cause: LedgerCause,
  entries: readonly Entry[],
): Promise<Posting | undefined> {
  const causeKey = toCauseKey(cause);
  const rows = await selectPosted(runner).execute({ causeKey });
  const [first] = rows;
  if (first === undefined) return undefined;
  const posted = rows.map(({ entry }) => entry);
  assertSameCause(cause, entries, posted);
  return { id: first.id, causeKey, at: first.at, isRepeat: true };
}

const selectAccounts = defineStatement((orm) => {
  const { orderNo, account, amount } = ledgerEntry;
  return orm
    .select({ orderNo, account, amount: sum(amount).mapWith((total: string) => toMoney(Number(total))) })
    .from(ledgerEntry)
    .where(sql`${orderNo} = any(${sql.placeholder('orderNos')}::text[])`)
    .groupBy(orderNo, account);
});

/** Accounts of orders by their numbers, none for an order that has none. */
async function findAccounts(runner: QueryRunner, orderNos: readonly string[]): Promise<Map<string, OrderAccounts>> {
  const rows = await selectAccounts(runner).execute({ orderNos });
  const found = new Map(orderNos.map((no) => [no, new Map<string, Money>()]));
  for (const row of rows) found.get(row.orderNo)?.set(row.account, row.amount);
  return found;
}

// One statement, however many entries there are; none are added where the cause was posted by others.
const insertPosting = defineStatement((orm) => {
  const { placeholder } = sql;
  const added = orm.$with('added').as(
    orm
      .insert(ledgerPosting)
      .values({
        ...{ id: sql`${placeholder('id')}`, causeKey: sql`${placeholder('causeKey')}` },
        ...{ kind: sql`${placeholder('kind')}`, at: sql`${placeholder('at')}` },
      })
      .onConflictDoNothing({ target: ledgerPosting.causeKey })
      .returning({ id: ledgerPosting.id }),
  );
  return orm.with(added).insert(ledgerEntry).select(sql`
    select added.id, entry.* from added, unnest(
      ${placeholder('orderNos')}::text[], ${placeholder('accounts')}::text[], ${placeholder('amounts')}::bigint[]) as entry`);
});

async function addPosting(
  runner: QueryRunner,
  cause: LedgerCause,
  entries: readonly Entry[],
  at: Date,
): Promise<Posting> {
  const posting = { id: randomUUID(), causeKey: toCauseKey(cause), at };
  const { rowCount } = await insertPosting(runner).execute({
    ...{ ...posting, kind: cause.kind, orderNos: entries.map(({ orderNo }) => orderNo) },
    ...{ accounts: entries.map(({ account }) => account), amounts: entries.map(({ amount }) => amount) },
  });
  if (rowCount === 0) {
    // Whoever used the key at the same moment did so for other orders, or would have been waited for.
    throw new LedgerError('cause-reused', posting.causeKey);
  }
  return { ...posting, isRepeat: false };
}
