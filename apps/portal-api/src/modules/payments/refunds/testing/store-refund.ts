import type { OrderLine } from '@portal/api-contract';
import { randomUUID } from 'node:crypto';
import type { Database, QueryRunner } from '../../../../platform/database/database';
import { createLedger } from '../../../../platform/money/ledger/ledger';
import { NO_MONEY, toMoney } from '../../../../platform/money/money';
import { appendEvent } from '../../../../platform/records/domain-events';
import { toActor } from '../../../../platform/records/record-transition';
import type { Subject } from '../../../../platform/security/session-verifier';
import type { QuoteBody } from '../../../purchase/quote-body';
import { PROCESSING, purchaseOrder, quote } from '../../../purchase/purchase.tables';
import { payment, PAID, paymentOrder } from '../../payments.tables';
import { sandboxTrade } from '../../provider/sandbox.tables';
import { createRefunds } from '../../refund-record';

/** What a unit costs, in 分; of two that were bought, one goes back. */
export const UNIT_PRICE = toMoney(9_900);
const PAID_PRICE = toMoney(19_800);

const LINE: OrderLine = {
  ...{ productCode: 'tool', productName: '工具', planName: '标准版', mealCode: 'tool-basic' },
  ...{ period: 1, quantity: 2, isAutoRenewed: false },
};

const PRICES = { original: PAID_PRICE, discount: NO_MONEY, payable: PAID_PRICE, tax: toMoney(1_121) };

const ITEM = {
  ...{ lineNo: 1, planName: LINE.planName, quantity: 1, usedDays: 0, totalDays: 0 },
  ...{ paid: UNIT_PRICE, used: NO_MONEY, fee: NO_MONEY, refund: UNIT_PRICE },
};

/** A stored application for a refund, of an order that stands on an invoice as a whole. */
export interface StoredRefund {
  readonly orderNo: string;
  readonly payNo: string;
  readonly refundNo: string;
  /** Takes the invoice back, and tells of it. */
  reverse(): Promise<void>;
}

/** Stores an application for a refund of one of two units that were paid online, made at a moment. */
export async function storeRefund(database: Database, owner: Subject, at: Date): Promise<StoredRefund> {
  const ledger = createLedger(database.orm, () => at);
  const name = randomUUID().slice(0, 8);
  const [orderNo, payNo, refundNo, invoiceNo] = [`OD-${name}`, `PAY-${name}`, `RF-${name}`, `IV-${name}`];
  const shares = [{ orderNo, amount: PAID_PRICE }];

  await database.transaction(async (runner) => {
    await storePaidOrder(runner, owner, { orderNo, payNo, at });
    await ledger.post(runner, { kind: 'charge', orderNo, amount: PAID_PRICE });
    await ledger.post(runner, { kind: 'payment', channel: 'sandbox', tradeNo: `SB${payNo}`, shares });
    await ledger.post(runner, { kind: 'invoice', invoiceNo, shares });
    await createRefunds(ledger).create(
      runner,
      {
        ...{ id: randomUUID(), refundNo, ownerId: owner.id, orderNo, paymentId: null, amount: UNIT_PRICE },
        ...{ productName: LINE.productName, productCode: LINE.productCode, isApplied: true, reason: 'plans' },
        ...{ rule: 'undelivered', items: [ITEM], createdAt: at },
      },
      { action: 'apply', actor: toActor(owner), at },
    );
  });

  return {
    ...{ orderNo, payNo, refundNo },
    reverse: () =>
      database.transaction(async (runner) => {
        await ledger.post(runner, { kind: 'reversal', invoiceNo, reversalNo: `HZ-${name}`, shares });
        const about = { recordId: randomUUID(), recordNo: invoiceNo, ownerId: owner.id, orderNos: [orderNo] };
        await appendEvent(runner, { event: 'invoice.reversed', ...about }, at);
      }),
  };
}

interface Paid {
  readonly orderNo: string;
  readonly payNo: string;
  readonly at: Date;
}

async function storePaidOrder(runner: QueryRunner, { id: ownerId }: Subject, { orderNo, payNo, at }: Paid) {
  const [quoteId, paymentId] = [randomUUID(), randomUUID()];
  const body: QuoteBody = {
    ...{ quoteId, isNegotiable: false, discountText: '', coupon: null, expiresAt: at.toISOString() },
    ...{ ...PRICES, lines: [{ ...LINE, ...PRICES, taxRate: 6 }] },
  };
  await runner.insert(quote).values({ id: quoteId, ownerId, orderNo, createdAt: at, expiresAt: at, body });
  await runner.insert(purchaseOrder).values({
    ...{ id: randomUUID(), orderNo, ownerId, quoteId, state: PROCESSING, stateSince: at, line: LINE, version: 1 },
    ...{ payable: PAID_PRICE, contractFirst: false, remark: '', agreementVersion: '1', createdAt: at, payUntil: at },
  });
  await runner.insert(payment).values({
    ...{ id: paymentId, payNo, ownerId, channel: 'sandbox', amount: PAID_PRICE, state: PAID, stateSince: at },
    ...{ version: 1, createdAt: at, payBefore: at, checkAt: at, checkCount: 0, tradeNo: `SB${payNo}`, paidAt: at },
    refunded: NO_MONEY,
  });
  await runner.insert(paymentOrder).values({ paymentId, orderNo, amount: PAID_PRICE });
  await runner.insert(sandboxTrade).values({
    ...{ payNo, token: randomUUID(), amount: PAID_PRICE, state: 'paid', tradeNo: `SB${payNo}`, returnUrl: '/' },
    ...{ payBefore: at, paidAt: at, refunds: {} },
  });
}
