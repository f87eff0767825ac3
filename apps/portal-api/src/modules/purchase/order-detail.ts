import type { Quote } from '@portal/api-contract';
import type { OrderBrief, OrderDetail } from '@portal/api-contract/account';
import { findTransition, orderLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { OrderBalances } from '../../platform/money/ledger/order-balances';
import { type Money, NO_MONEY } from '../../platform/money/money';
import { readStatusLog } from '../../platform/records/status-log.repository';
import { findHeldOrders } from './contract-claims.repository';
import { listKeptLines, listLines } from './order-lines';
import { awaitsContract } from './order-record';
import { findInvoiceStatus } from './invoice-status';
import { findPayStatus } from './pay-status';
import { COMPLETED, CONFIRMING, FAILED, type OrderRow, PROCESSING, quote, REVIEWING, UNPAID } from './purchase.tables';
import { readOrderPrice } from './quote-body';

/** States in which somebody still reads what is said about an order. */
const OPEN_STATES: readonly number[] = [REVIEWING, UNPAID, CONFIRMING, PROCESSING];

/** States of orders whose money may go back. */
const REFUNDABLE: readonly number[] = [PROCESSING, COMPLETED, FAILED];

/** Whether an order is not over. */
export function isOpen({ state }: Pick<OrderRow, 'state'>): boolean {
  return OPEN_STATES.includes(state);
}

/** An order in a list, but for what is owed of it; `held` are orders whose time to pay begins with a contract. */
export function toListed(row: OrderRow, held: ReadonlySet<string>): Omit<OrderBrief, 'due'> {
  const { orderNo, type, state, payable, createdAt, payUntil, version } = row;
  return {
    ...{ orderNo, type, status: state, lines: listLines(row), payable, version },
    createdAt: toChinaTime(createdAt),
    payUntil: state === UNPAID && !held.has(orderNo) ? toChinaTime(payUntil) : null,
  };
}

/** Orders in a list of their owner. */
export async function describeOrders(
  runner: QueryRunner,
  ledger: Ledger,
  rows: readonly OrderRow[],
): Promise<OrderBrief[]> {
  const waiting = rows.filter(isWaiting).map(({ orderNo }) => orderNo);
  const balances = await ledger.balancesOfAll(waiting, runner);
  const held = await findHeldOrders(runner, rows);
  return rows.map((row) => ({ ...toListed(row, held), due: findDue(row, balances.get(row.orderNo)) }));
}

/** Whether money is waited for. */
function isWaiting({ state }: OrderRow): boolean {
  return state === UNPAID || state === CONFIRMING;
}

function findDue(row: OrderRow, balances: OrderBalances | undefined): Money {
  if (!isWaiting(row)) return NO_MONEY;
  // An order of the release before may not have been charged.
  return balances && balances.charged > 0 ? balances.due : row.payable;
}

/** An order with its amounts and its timeline. The caller has made sure that it may be seen. */
export async function describeOrder(runner: QueryRunner, ledger: Ledger, row: OrderRow): Promise<OrderDetail> {
  const { contractFirst, remark, agreementVersion, invoiceTitleId } = row;
  const { lines, original, discount, tax, discountText, change = null } = await readPrice(runner, row);
  const balances = await ledger.balancesOf(row.orderNo, runner);
  return {
    ...{ ...toListed(row, await findHeldOrders(runner, [row])), due: findDue(row, balances) },
    ...{ lines, original, discount, tax, discountText, change, contractFirst, remark, agreementVersion },
    invoiceTitleId,
    ...{ paid: balances.paid, refunded: balances.refunded, payStatus: findPayStatus(balances) },
    ...{ invoiced: balances.invoiced, invoiceable: balances.invoiceable, invoiceStatus: findInvoiceStatus(balances) },
    refundStatus: row.refundStatus,
    deliveryStatus: findDeliveryStatus(row),
    log: await readStatusLog(runner, orderLifecycle.name, row.id),
    actions: listOwnerActions(row, balances),
  };
}

function findDeliveryStatus(row: OrderRow): OrderDetail['deliveryStatus'] {
  const { state, deliveryFailures } = row;
  switch (state) {
    case PROCESSING:
      if (awaitsContract(row)) return 'awaitingContract';
      return deliveryFailures > 0 ? 'retrying' : 'delivering';
    case COMPLETED:
      return 'delivered';
    case FAILED:
      return 'failed';
    default:
      return 'none';
  }
}

/** What an order costs, line by line. */
export async function readPrice(runner: QueryRunner, order: OrderRow): Promise<Quote> {
  const [row] = await runner.select({ body: quote.body }).from(quote).where(eq(quote.id, order.quoteId));
  if (row === undefined) throw new Error(`Quote ${order.quoteId} of an order is gone`);
  return readOrderPrice(row.body, order);
}

/** Whether a refund may be applied for: something was paid, and not all that was bought has gone back. */
export function canBeRefunded(row: OrderRow): boolean {
  return REFUNDABLE.includes(row.state) && listKeptLines(row).some(({ quantity }) => quantity > 0);
}

/** What the owner may do now, of what there are calls for. */
function listOwnerActions(row: OrderRow, { refundable }: OrderBalances): string[] {
  const actions = {
    cancel: findTransition(orderLifecycle, row.state, 'cancel', 'user') !== undefined,
    remark: isOpen(row),
    uploadVoucher: row.remitCode !== null && row.state === UNPAID,
    applyForRefund: canBeRefunded(row) && refundable > 0,
  };
  return Object.entries(actions).flatMap(([action, isPossible]) => (isPossible ? [action] : []));
}
