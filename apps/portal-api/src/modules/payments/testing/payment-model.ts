import type { SandboxAction } from '@portal/api-contract/account';

/** An order as the table of the design has it; amounts in 分. */
export interface ModelOrder {
  readonly orderNo: string;
  state: 20 | 30 | 50 | 55;
  paid: number;
  refunded: number;
}

/** A payment and its trade; 50 stands for 51 too, to which a job takes it. */
export interface ModelPayment {
  readonly payNo: string;
  readonly orders: readonly ModelOrder[];
  readonly payBefore: number;
  state: 10 | 20 | 30 | 40 | 50;
  trade: 'waiting' | 'paid' | 'closed' | 'failed';
  refunded: number;
}

/** What of a trade is told by each button, and where the trade is then. */
const PLAYS: Readonly<Record<SandboxAction, readonly [trade: ModelPayment['trade'], isTold: boolean]>> = {
  succeed: ['paid', true],
  repeatNotice: ['paid', true],
  disorderNotices: ['paid', true],
  payLate: ['paid', true],
  withholdNotice: ['paid', false],
  fail: ['failed', true],
  close: ['closed', true],
  misstateAmount: ['waiting', false],
};

/** Payments without accounts, records or jobs: what has to come out, one step after the other. */
export class PaymentModel {
  readonly orders: ModelOrder[] = [];
  readonly payments: ModelPayment[] = [];

  constructor(readonly price: number) {}

  order(orderNo: string): void {
    this.orders.push({ orderNo, state: 20, paid: 0, refunded: 0 });
  }

  /** Presses a button; tells the status of the response. */
  press(payment: ModelPayment, action: SandboxAction, now: number): number {
    const isLate = action === 'payLate' && payment.trade === 'closed';
    if (payment.trade !== 'waiting' && !isLate) return 409;
    if (payment.payBefore <= now && action !== 'payLate') return 409;
    const [trade, isTold] = PLAYS[action];
    payment.trade = trade;
    if (isTold) this.tell(payment);
    return 200;
  }

  /** The portal hears how the trade stands. */
  tell(payment: ModelPayment): void {
    if (payment.trade === 'paid') this.#receive(payment);
    else if (payment.state === 10 && payment.trade !== 'waiting') payment.state = payment.trade === 'closed' ? 30 : 40;
  }

  /** A transfer of the whole price comes in; tells whether it pays the order, or waits for finance. */
  transfer(order: ModelOrder): boolean {
    if (order.state !== 20) return false;
    order.paid += this.price;
    order.state = 30;
    return true;
  }

  cancel(order: ModelOrder): number {
    if (order.state !== 20) return 409;
    order.state = 50;
    return 200;
  }

  /** Providers are asked of whatever waits, and what is over is closed. */
  check(now: number): void {
    for (const payment of this.payments.filter(({ state }) => state === 10)) {
      if (payment.trade === 'waiting' && payment.payBefore <= now) payment.trade = 'closed';
      this.tell(payment);
    }
  }

  /**
   * What is open for orders that are paid is closed; one that was paid by then counts, and others with it. Tells whether
   * there were any.
   */
  endOthers(): boolean {
    const ended = this.payments.filter(
      ({ state, orders }) => state === 10 && orders.some((order) => order.state === 30),
    );
    for (const payment of ended) {
      if (payment.trade === 'waiting') payment.trade = 'closed';
      this.tell(payment);
    }
    if (ended.length > 0) this.endOthers();
    return ended.length > 0;
  }

  /** Whether it is open which of two payments would pay an order. */
  isAmbiguous(payment: ModelPayment): boolean {
    return this.payments.some(
      (other) =>
        other.state === 10 && other.trade === 'paid' && other.orders.some((order) => payment.orders.includes(order)),
    );
  }

  #receive(payment: ModelPayment): void {
    if (payment.state === 20 || payment.state === 50) return;
    payment.state = 20;
    for (const order of payment.orders) {
      order.paid += this.price;
      if (order.state === 20) order.state = 30;
      else {
        order.refunded += this.price;
        payment.refunded += this.price;
        payment.state = 50;
      }
    }
  }
}
