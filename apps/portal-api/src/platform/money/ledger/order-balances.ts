import { addMoney, type Money, negateMoney, NO_MONEY, subtractMoney, toMoney } from '../money';

/** What an order's accounts come to, by name. */
export type OrderAccounts = ReadonlyMap<string, Money>;

/** How an order stands. */
export interface OrderBalances {
  /** Its price; nothing once it is cancelled. */
  readonly charged: Money;
  /** All that has come in. */
  readonly paid: Money;
  /** All that has gone back. */
  readonly refunded: Money;
  /** What stands on invoices that were not reversed. */
  readonly invoiced: Money;
  /** What the customer still owes. */
  readonly due: Money;
  /** What was paid beyond the price, or for nothing, and did not go back. */
  readonly surplus: Money;
  /** What was paid of the price and did not go back; as much may be refunded once no invoice is in the way. */
  readonly refundable: Money;
  /** What of that stands on no invoice: as much may be invoiced, or refunded without a red invoice. */
  readonly invoiceable: Money;
}

/** Reads how an order stands from its accounts; all nothing for an order without any. */
export function readBalances(accounts: OrderAccounts): OrderBalances {
  const get = (account: string) => accounts.get(account) ?? NO_MONEY;
  const charged = negateMoney(get('revenue'));
  const due = toMoney(Math.max(0, get('receivable')));
  const credit = toMoney(Math.max(0, -get('receivable')));
  const refunded = sumAccounts(accounts, 'refunded');
  const invoiced = sumAccounts(accounts, 'invoiced');
  const refundable = subtractMoney(subtractMoney(charged, due), get('refunded:charge'));
  return {
    ...{ charged, refunded, invoiced, due, refundable },
    paid: addMoney(sumAccounts(accounts, 'cash'), refunded),
    surplus: subtractMoney(credit, get('refunded:surplus')),
    invoiceable: subtractMoney(refundable, invoiced),
  };
}

/** Sum of the accounts of a kind, as of all channels. */
function sumAccounts(accounts: OrderAccounts, kind: string): Money {
  const own = [...accounts].filter(([account]) => account.startsWith(`${kind}:`));
  return addMoney(...own.map(([, amount]) => amount));
}
