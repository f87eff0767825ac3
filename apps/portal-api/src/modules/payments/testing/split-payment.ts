import type { TestDatabase } from '../../../testing/test-portal';

/** Has an order that one payment paid be one that several have paid, of these amounts; returns their numbers. */
export async function splitPayment(
  { query }: TestDatabase,
  payNo: string,
  amounts: readonly number[],
): Promise<string[]> {
  const payNos = amounts.map((_amount, place) => (place === 0 ? payNo : `${payNo}-${place}`));
  for (const [place, amount] of amounts.entries()) {
    const values = [payNo, payNos[place], amount];
    if (place === 0) {
      await query('update payment set amount = $3 where pay_no = $1 and pay_no = $2', values);
      await query('update sandbox_trade set amount = $3 where pay_no = $1 and pay_no = $2', values);
      continue;
    }
    await query(
      `insert into payment (id, pay_no, owner_id, channel, amount, state, state_since, version, created_at, pay_before,
         check_at, check_count, trade_no, paid_at, refunded)
       select gen_random_uuid(), $2, owner_id, channel, $3::bigint, state, state_since, version, created_at, pay_before,
         check_at, check_count, $2, paid_at + interval '${place} minutes', refunded
       from payment where pay_no = $1`,
      values,
    );
    await query(
      `insert into payment_order (payment_id, order_no, amount)
       select (select id from payment where pay_no = $2), order_no, $3::bigint from payment_order
       where payment_id = (select id from payment where pay_no = $1)`,
      values,
    );
    await query(
      `insert into sandbox_trade (pay_no, token, amount, state, trade_no, return_url, pay_before, paid_at, refunds)
       select $2, $2, $3::bigint, state, $2, return_url, pay_before, paid_at, '{}' from sandbox_trade where pay_no = $1`,
      values,
    );
  }
  await query('update payment_order set amount = $2 where payment_id = (select id from payment where pay_no = $1)', [
    payNo,
    amounts[0],
  ]);
  return payNos;
}

/** What has gone back of a trade at the sandbox, by the numbers of refunds. */
export async function readReturned({ query }: TestDatabase, payNo: string): Promise<Readonly<Record<string, number>>> {
  const [row] = await query<{ refunds: Readonly<Record<string, number>> }>(
    'select refunds from sandbox_trade where pay_no = $1',
    [payNo],
  );
  return row?.refunds ?? {};
}
