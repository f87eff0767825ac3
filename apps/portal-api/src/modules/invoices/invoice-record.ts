import { type ActionOf, invoiceLifecycle } from '@portal/lifecycles';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { OrderShare } from '../../platform/money/ledger/ledger-cause';
import { defineRecord, type RecordChanges } from '../../platform/records/define-record';
import { PROVIDER } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { invoice, invoiceOrder, invoiceRed, type InvoiceRow, REVERSED, REVIEWING } from './invoices.tables';

/** Triggers of invoices. */
export type InvoiceAction = ActionOf<typeof invoiceLifecycle>;

type Changes = RecordChanges<InvoiceRow>;

/** Nobody of finance has anything to do with it. */
const SETTLED: Changes = { waitsSince: null, assigneeId: null };

/** The provider is asked nothing. */
const UNASKED: Changes = { askAt: null, askCount: 0 };

/** Page of an invoice for its owner, inside the site and without prefix. */
export function toInvoiceLink(invoiceNo: string): string {
  return `/overview/invoice-detail?id=${encodeURIComponent(invoiceNo)}`;
}

/** Condition of an invoice, of the caller where one is given: its owner has not removed it from the list. */
export function isInvoice(invoiceNo: string, owner?: Pick<Subject, 'id'>): SQL | undefined {
  const isOwn = owner && and(eq(invoice.ownerId, owner.id), isNull(invoice.deletedAt));
  return and(eq(invoice.invoiceNo, invoiceNo), isOwn);
}

/** What of each order stands on an invoice, in the order of their numbers. */
export function readShares(runner: QueryRunner, { id }: Pick<InvoiceRow, 'id'>): Promise<OrderShare[]> {
  return runner
    .select({ orderNo: invoiceOrder.orderNo, amount: invoiceOrder.amount })
    .from(invoiceOrder)
    .where(eq(invoiceOrder.invoiceId, id))
    .orderBy(asc(invoiceOrder.orderNo));
}

/** Invoices, and the only way to change one. What they take of orders stands in the ledger. */
export function createInvoices(ledger: Ledger) {
  /** What stands on an invoice can be invoiced again. */
  async function release(runner: QueryRunner, row: InvoiceRow, reversalNo: string): Promise<void> {
    const shares = await readShares(runner, row);
    await ledger.post(runner, { kind: 'reversal', invoiceNo: row.invoiceNo, reversalNo, shares });
  }

  const records = defineRecord({
    lifecycle: invoiceLifecycle,
    table: invoice,
    guards: {
      // What the provider makes it has begun with; paper is ours until it is posted.
      isRejectable: ({ state, medium }) => (state === REVIEWING || medium === 2 ? '' : '数电发票正在开具，无法驳回'),
      isDigital: ({ medium }) => (medium === 1 ? '' : '纸质发票由财务寄出'),
      isPaper: ({ medium }) => (medium === 2 ? '' : '数电发票已在开具，无法撤销，开具后可申请退票'),
    },
    describe: ({ invoiceNo, titleName }) => ({
      ...{ number: invoiceNo, title: titleName, messageType: 'order' },
      link: toInvoiceLink(invoiceNo),
    }),
    listOrderNos: async (runner, row) => (await readShares(runner, row)).map(({ orderNo }) => orderNo),
    async effects(runner, row, { action, at, reason = '' }) {
      switch (action) {
        case 'approve':
          if (row.medium === 1) return { ...SETTLED, askAt: at, askCount: 0 };
          return { waitsSince: at, assigneeId: null };
        case 'reject':
        case 'failIssue':
          await release(runner, row, `${row.invoiceNo}-0`);
          return { ...SETTLED, ...UNASKED, reason };
        case 'withdraw':
        case 'acceptWithdrawal':
          await release(runner, row, `${row.invoiceNo}-0`);
          return SETTLED;
        case 'requestWithdrawal':
        case 'refuseWithdrawal':
          return { waitsSince: at, assigneeId: null };
        case 'issue':
        case 'post':
          await replaceEarlier(runner, row, at);
          return { ...SETTLED, ...UNASKED };
        case 'requestRed':
          return { ...SETTLED, askAt: at, askCount: 0, redRefusal: '' };
        case 'refuseRed':
          return { ...SETTLED, ...UNASKED, dueAt: null, redRefusal: reason };
        case 'issueRed': {
          const { redNo } = await findOpenRed(runner, row);
          await release(runner, row, redNo);
          return { ...SETTLED, ...UNASKED, dueAt: null };
        }
        default:
          return {};
      }
    },
  });

  /** The invoice whose place another has taken says so. */
  async function replaceEarlier(runner: QueryRunner, { replacesId }: InvoiceRow, at: Date): Promise<void> {
    if (replacesId === null) return;
    const earlier = await records.lock(runner, eq(invoice.id, replacesId));
    if (earlier.state !== REVERSED) return;
    await records.transition(runner, earlier, { action: 'reissue', actor: PROVIDER, at });
  }

  return records;
}

/** Invoices as records. */
export type Invoices = ReturnType<typeof createInvoices>;

/** The red invoice that is under way for an invoice. Rejects where there is none, which its state forbids. */
export async function findOpenRed(runner: QueryRunner, { id, invoiceNo }: Pick<InvoiceRow, 'id' | 'invoiceNo'>) {
  const [row] = await runner
    .select()
    .from(invoiceRed)
    .where(and(eq(invoiceRed.invoiceId, id), eq(invoiceRed.isOpen, true)));
  if (row === undefined) throw new Error(`Invoice ${invoiceNo} has no red invoice under way`);
  return row;
}
