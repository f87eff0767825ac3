import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { ledgerEntry } from './ledger.tables';

/**
 * Query for how an order stands towards its invoices, for lists that look at many: what was paid of its price, `amount`,
 * what of that went back, `refunded`, and what stands on invoices, `invoiced`. It agrees with `readBalances`.
 */
export function selectInvoiceBalance(orderNo: SQLWrapper): SQL {
  const { account, amount } = ledgerEntry;
  const sumOf = (isOf: SQL) => sql`coalesce(sum(${amount}) filter (where ${isOf}), 0)`;
  return sql`
    select
      -${sumOf(sql`${account} = 'revenue'`)} - greatest(0, ${sumOf(sql`${account} = 'receivable'`)}) as amount,
      ${sumOf(sql`${account} = 'refunded:charge'`)} as refunded,
      ${sumOf(sql`starts_with(${account}, 'invoiced:')`)} as invoiced
    from ${ledgerEntry} where ${ledgerEntry.orderNo} = ${orderNo}`;
}
