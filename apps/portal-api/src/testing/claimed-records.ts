import { AGREEMENT_VERSION } from '@portal/api-contract';
import { randomBytes, randomUUID } from 'node:crypto';
import { createTitleCalls, COMPANY } from '../modules/invoice-titles/testing/title-calls';
import { sealPayer } from '../modules/payments/transfers/transfer-record';
import { orderCalls, payOffline } from '../modules/purchase/testing/order-calls';
import { findOrStartTrial } from '../modules/trials/testing/trial-desk';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/database';
import { createDataProtection } from '../platform/security/data-protection';
import type { StaffRole } from '../platform/security/staff-roles';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT } from './sample-content';
import type { TestBrowser } from './test-browser';
import { createTestEnvironment, type TestPortal } from './test-portal';
import { openSession } from './test-session';

/** A queue whose records are taken on, as the spec of all of them wants it. */
export interface ClaimedQueueCase {
  /** Second part of its URLs. */
  readonly name: string;
  readonly role: StaffRole;
  /** What its records are called. */
  readonly record: string;
  /** Field by which a record is named. */
  readonly key: string;
  /** A step that ends its turn. */
  readonly act: string;
  /** Stores a record that waits, of a customer who has logged in; returns what names it. */
  readonly store: (desk: ClaimedRecordsDesk, customer: Customer) => Promise<string>;
}

/** Somebody whose record waits. */
interface Customer {
  readonly browser: TestBrowser;
  readonly userId: string;
}

/** With what records are stored. */
export interface ClaimedRecordsDesk {
  readonly portal: TestPortal;
  readonly database: Database;
  readonly clock: Clock;
}

const titles = createTitleCalls();

/** Makes the product of these records: it can be tried, bought, and asked a price for. */
export function addClaimedProduct(portal: TestPortal): Promise<unknown> {
  const plans = [
    makePlan('tool-basic', { unitPrice: 9_900, periods: [1] }),
    makePlan('tool-group', { unitPrice: 0, isNegotiable: true, periods: [1] }),
  ];
  const content = { ...PRODUCT_CONTENT, plans };
  return addContent(portal, { 'products/tool.json': makeProduct('tool', { hasTrial: true, content }) });
}

/** Logs in somebody of whom records are stored. */
export function openCustomer({ portal, clock }: ClaimedRecordsDesk): Promise<Customer> {
  return openSession(portal, clock());
}

const makeNumber = (prefix: string) => `${prefix}20260605${randomBytes(3).toString('hex').toUpperCase()}`;

async function inquire({ browser }: Customer): Promise<string> {
  const items = [{ mealCode: 'tool-group', period: 1, quantity: 1 }];
  const { body } = await orderCalls.post(browser, '/ptl/order/quote', { productCode: 'tool', items });
  const { quoteId } = body.data as { quoteId: string };
  const order = { quoteId, agreementVersion: AGREEMENT_VERSION, remark: '' };
  return ((await orderCalls.post(browser, '/ptl/order/create', order)).body.data as { orderNo: string }).orderNo;
}

async function buy({ database, clock }: ClaimedRecordsDesk, { browser }: Customer): Promise<string> {
  const orderNo = await orderCalls.order(browser);
  await payOffline(database, clock, orderNo);
  return orderNo;
}

async function storeRefund(desk: ClaimedRecordsDesk, customer: Customer): Promise<string> {
  const refundNo = makeNumber('RF');
  const at = desk.clock();
  await desk.portal.database.query(
    `insert into refund (id, refund_no, owner_id, order_no, product_name, amount, state, state_since, version, created_at,
       is_applied)
     values ($1, $2, $3, $4, 'n', 1, 10, $5, 1, $5, true)`,
    [randomUUID(), refundNo, customer.userId, await buy(desk, customer), at],
  );
  return refundNo;
}

async function storeTransfer({ portal, clock }: ClaimedRecordsDesk): Promise<string> {
  const [id, transferNo] = [randomUUID(), makeNumber('TF')];
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const payer = sealPayer(protection, id, { payerName: '启衡科技有限公司', remark: '货款' });
  await portal.database.query(
    `insert into transfer (id, transfer_no, account_number, serial_no, amount, booked_at, payer_encrypted, doubt, state,
       state_since, version, created_at)
     values ($1, $2, '1', $2, 1, $3, $4, 'noOrder', 10, $3, 1, $3)`,
    [id, transferNo, clock(), payer],
  );
  return transferNo;
}

async function storeDifference({ portal, clock }: ClaimedRecordsDesk): Promise<string> {
  const differenceNo = makeNumber('BD');
  await portal.database.query(
    `insert into bill_difference (id, difference_no, channel, day, kind, number, reason, billed, state, state_since,
       version, created_at)
     values ($1, $2, 'alipay', '2026-06-05', 'payment', $2, 'missingHere', 1, 10, $3, 1, $3)`,
    [randomUUID(), differenceNo, clock()],
  );
  return differenceNo;
}

/** Every queue whose calls are served from its definition. */
export const CLAIMED_QUEUES: readonly ClaimedQueueCase[] = [
  { name: 'refund', role: 'finance', record: '退款', key: 'refundNo', act: 'reject', store: storeRefund },
  {
    ...{ name: 'trial', role: 'reviewer', record: '试用', key: 'id', act: 'reject' },
    store: (_desk, { browser }) => findOrStartTrial(browser, 'tool'),
  },
  {
    ...{ name: 'order', role: 'agent', record: '订单', key: 'orderNo', act: 'deliver' },
    store: buy,
  },
  {
    ...{ name: 'orderreview', role: 'reviewer', record: '订单', key: 'orderNo', act: 'reject' },
    store: (_desk, customer) => inquire(customer),
  },
  {
    ...{ name: 'invoicetitle', role: 'finance', record: '发票抬头', key: 'id', act: 'reject' },
    store: async (_desk, { browser }) => (await titles.store(browser, COMPANY)).id,
  },
  { name: 'transfer', role: 'finance', record: '到账流水', key: 'transferNo', act: 'giveBack', store: storeTransfer },
  {
    name: 'reconciliation',
    role: 'finance',
    record: '对账差异',
    key: 'differenceNo',
    act: 'settle',
    store: storeDifference,
  },
];
