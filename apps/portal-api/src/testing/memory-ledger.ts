import { type LedgerCause, toCauseKey } from '../platform/money/ledger/ledger-cause';
import { createEntries, type Entry } from '../platform/money/ledger/ledger-entries';
import { assertAllowed, assertSameCause } from '../platform/money/ledger/ledger-rules';
import { type OrderAccounts, type OrderBalances, readBalances } from '../platform/money/ledger/order-balances';
import { addMoney, type Money, NO_MONEY } from '../platform/money/money';

/** The rules of the ledger over a book in memory, where thousands of histories take no time. */
export class MemoryLedger {
  readonly postings = new Map<string, readonly Entry[]>();
  readonly #accounts = new Map<string, Map<string, Money>>();

  /** Posts a cause; `false` where it had been posted. Throws what the ledger rejects with. */
  post(cause: LedgerCause): boolean {
    const entries = createEntries(cause);
    const key = toCauseKey(cause);
    const posted = this.postings.get(key);
    if (posted) assertSameCause(cause, entries, posted);
    else assertAllowed(cause, (orderNo) => this.#findAccounts(orderNo));
    if (!posted) this.#add(key, entries);
    return !posted;
  }

  balancesOf(orderNo: string): OrderBalances {
    return readBalances(this.#findAccounts(orderNo));
  }

  #findAccounts(orderNo: string): OrderAccounts {
    return this.#accounts.get(orderNo) ?? new Map<string, Money>();
  }

  #add(key: string, entries: readonly Entry[]): void {
    this.postings.set(key, entries);
    for (const { orderNo, account, amount } of entries) {
      const accounts = this.#accounts.get(orderNo) ?? new Map<string, Money>();
      this.#accounts.set(orderNo, accounts.set(account, addMoney(accounts.get(account) ?? NO_MONEY, amount)));
    }
  }
}
