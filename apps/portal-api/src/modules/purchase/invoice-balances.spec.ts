import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { createLedger } from '../../platform/money/ledger/ledger';
import { toMoney } from '../../platform/money/money';
import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { INVOICEABLE_ORDER, selectInvoiceable } from './invoiceable-orders';
import { quote } from './purchase.tables';

const ORDERS = 12;
const PRICE = 1000;
const PAID = toMoney(PRICE);

// An order for each quote, which was paid.
const plans = setUpPlans(quote, {
  ...{ id: `'q' || lpad(n::text, 8, '0')`, owner_id: ownOneIn(3), body: `'{}'` },
  ...{ created_at: `${AT} - n * interval '1 minute'`, expires_at: AT },
});
const run = (text: string) => plans.database.orm.execute(sql.raw(text));

beforeAll(async () => {
  await run(
    `insert into purchase_order (order_no, owner_id, quote_id, type, state, line, payable, contract_first, remark,
       agreement_version, created_at)
     select 'OD' || id, owner_id, id, 'new', 'completed', '{"productCode":"p"}', ${PRICE}, false, '', '', created_at
     from quote`,
  );
  await run(
    `insert into invoice_balance (order_no, owner_id, created_at, is_completed, amount, refunded, invoiced)
     select order_no, owner_id, created_at, true, ${PRICE}, case when right(order_no, 2) = '00' then 1 else 0 end, 0
     from purchase_order where order_no > 'ODq00000100'`,
  );
  await run('vacuum analyze invoice_balance');
});

describe('candidates', () => {
  it('are read in their order from an index alone', async () => {
    const plan = await plans.explain(sql`${selectInvoiceable(OWNER)} order by ${INVOICEABLE_ORDER} limit 20`);
    expect(plan).toContain('Index Only Scan using invoice_balance_open_idx on invoice_balance');
    expect(plan).not.toContain('Sort');
  });

  it('of some days are read from an index alone', async () => {
    const days = { from: '2026-06-05', to: '2026-06-05' };
    const plan = await plans.explain(sql`select sum(invoiceable) from (${selectInvoiceable(OWNER, days)}) as found`);
    expect(plan).toContain('Index Only Scan using invoice_balance_days_idx on invoice_balance');
  });
});

describe('balances', () => {
  const orderNos = Array.from({ length: ORDERS }, (_, place) => `ODq${String(place + 1).padStart(8, '0')}`);

  async function readBalances() {
    const { rows } = await plans.database.orm.execute<Record<string, unknown>>(
      sql`select order_no, is_completed, amount, refunded, invoiceable from invoice_balance
        where order_no = any (${sql.param(orderNos)}::text[]) order by order_no`,
    );
    return rows.map((row) => [
      row['order_no'],
      row['is_completed'],
      ...['amount', 'refunded', 'invoiceable'].map((name) => Number(row[name])),
    ]);
  }

  it('are those of the ledger, whoever posts while an order moves on', async () => {
    const { database } = plans;
    const ledger = createLedger(database.orm, () => NOW);
    await Promise.all(
      orderNos.flatMap((orderNo, place) => [
        database.transaction(async (runner) => {
          const paid = { orderNo, amount: PAID };
          await ledger.post(runner, { kind: 'charge', ...paid });
          await ledger.post(runner, { kind: 'payment', channel: 'offline', tradeNo: orderNo, shares: [paid] });
          const shares = [{ orderNo, amount: toMoney(place + 1) }];
          await ledger.post(runner, { kind: 'refund', of: 'charge', channel: 'offline', refundNo: orderNo, shares });
        }),
        run(`update purchase_order set state = 'processing' where order_no = '${orderNo}'`),
        run(`update purchase_order set state = 'completed' where order_no = '${orderNo}'`),
      ]),
    );
    await run(`update purchase_order set state = 'completed' where state = 'processing'`);
    expect(await readBalances()).toEqual(
      orderNos.map((orderNo, place) => [orderNo, true, PRICE, place + 1, PRICE - place - 1]),
    );
  });

  it('of orders that were there before are added up, and those that are known stay', async () => {
    const before = await readBalances();
    await run(`delete from invoice_balance where order_no = '${orderNos[0]}'`);
    await run(`update invoice_balance set invoiced = 7 where order_no = '${orderNos[1]}'`);
    await run(readFileSync('migrations/0167-invoice-balances-of-orders.sql', 'utf8'));
    const [first, second, ...others] = before;
    expect(await readBalances()).toEqual([first, [...(second ?? []).slice(0, 4), PRICE - 9], ...others]);
  });
});
