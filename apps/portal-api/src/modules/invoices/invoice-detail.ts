import type { InvoiceBrief, InvoiceDetail, InvoiceRed, RedStatus } from '@portal/api-contract/account';
import { findTransition, invoiceLifecycle } from '@portal/lifecycles';
import { desc, eq, max } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { writeCapitalAmount } from '../../platform/money/capital-amount';
import { readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import { listFiles } from './invoice-files';
import { maskBuyer, maskParcel, openInvoiceForm } from './invoice-form';
import type { InvoiceAction } from './invoice-record';
import { findInvoicedOrders } from './invoices.repository';
import {
  invoice,
  invoiceMail,
  invoiceRed,
  type InvoiceRedRow,
  type InvoiceRow,
  REJECTED,
  WITHDRAWN,
} from './invoices.tables';

/** Orders that come with an invoice; there may be thousands. */
const SHOWN_ORDERS = 20;

/** An invoice in a list. */
export function toInvoiceBrief(protection: DataProtection, row: InvoiceRow): InvoiceBrief {
  const { invoiceNo, number, type, medium, total, orderCount, state, redRefusal, createdAt, issuedAt, version } = row;
  return {
    ...{ id: invoiceNo, number, invoiceType: type, medium, total, orderCount, status: state, redRefusal, version },
    titleName: row.titleName || openInvoiceForm(protection, row).buyer.name,
    createdAt: toChinaTime(createdAt),
    issuedAt: issuedAt && toChinaTime(issuedAt),
  };
}

/** An invoice with everything its owner may see. The caller has made sure that it may be seen. */
export async function describeInvoice(
  runner: QueryRunner,
  protection: DataProtection,
  row: InvoiceRow,
  isMasked = true,
): Promise<InvoiceDetail> {
  const { buyer, seller, emails, parcel } = openInvoiceForm(protection, row);
  const { lines, amount, tax, total, remark, reason, isSample, courier, trackingNo, postedAt } = row;
  const [mails] = await runner
    .select({ at: max(invoiceMail.sentAt) })
    .from(invoiceMail)
    .where(eq(invoiceMail.invoiceId, row.id));
  const red = await findNewestRed(runner, row);
  const files = await listFiles(runner, row);
  return {
    ...toInvoiceBrief(protection, row),
    ...{ lines: [...lines], amount, tax, remark, reason, isSample, emails: [...emails], files },
    buyer: isMasked ? maskBuyer(buyer) : buyer,
    seller: { name: seller.name, taxNumber: seller.taxNumber },
    capital: writeCapitalAmount(total),
    mailedAt: mails?.at ? toChinaTime(mails.at) : null,
    address: isMasked
      ? maskParcel(parcel)
      : parcel && { name: parcel.name, telephone: parcel.telephone, address: parcel.address },
    orders: await findInvoicedOrders(runner, row, { pageNo: 1, pageSize: SHOWN_ORDERS }),
    red: red ? toInvoiceRed(red) : null,
    logistics: postedAt && { company: courier, trackingNo, postedAt: toChinaTime(postedAt) },
    replaces: row.replacesId === null ? null : await findLink(runner, eq(invoice.id, row.replacesId)),
    replacedBy: await findLink(runner, eq(invoice.replacesId, row.id)),
    log: await readStatusLog(runner, invoiceLifecycle.name, row.id),
    actions: listOwnerActions(row, red, files.length > 0),
  };
}

/** How the red invoice of an invoice stands. */
export function toRedStatus(row: InvoiceRow, red: InvoiceRedRow): RedStatus {
  return { ...toInvoiceRed(red), status: row.state, version: row.version };
}

/** The newest red invoice of an invoice, or application for one. */
export async function findNewestRed(
  runner: QueryRunner,
  { id }: Pick<InvoiceRow, 'id'>,
): Promise<InvoiceRedRow | undefined> {
  const [red] = await runner
    .select()
    .from(invoiceRed)
    .where(eq(invoiceRed.invoiceId, id))
    .orderBy(desc(invoiceRed.isOpen), desc(invoiceRed.requestedAt), desc(invoiceRed.id))
    .limit(1);
  return red;
}

function toInvoiceRed(red: InvoiceRedRow): InvoiceRed {
  const { redNo, reason, code, entry, confirmation, number, reissue, refusal } = red;
  return {
    ...{ redNo, reason, code, entry, confirmation, number, reissue, refusal },
    requestedAt: toChinaTime(red.requestedAt),
    deadline: red.deadline && toChinaTime(red.deadline),
    issuedAt: red.issuedAt && toChinaTime(red.issuedAt),
  };
}

async function findLink(runner: QueryRunner, condition: ReturnType<typeof eq>): Promise<InvoiceDetail['replaces']> {
  const [row] = await runner
    .select({ id: invoice.invoiceNo, number: invoice.number })
    .from(invoice)
    .where(condition)
    .orderBy(desc(invoice.createdAt))
    .limit(1);
  return row ?? null;
}

/** What the owner may do now, of what there are calls for. */
function listOwnerActions(row: InvoiceRow, red: InvoiceRedRow | undefined, hasFiles: boolean): string[] {
  const can = (action: InvoiceAction) => findTransition(invoiceLifecycle, row.state, action, 'user') !== undefined;
  const isOver = row.state === REJECTED || row.state === WITHDRAWN;
  const conditions: Readonly<Record<string, boolean>> = {
    withdraw: can('withdraw'),
    requestWithdrawal: can('requestWithdrawal') && row.medium === 2,
    confirmReceipt: can('confirmReceipt'),
    requestRed: can('requestRed'),
    confirmRed: can('refuseRed') && red !== undefined && red.isOpen && (red.code === '02' || red.code === '03'),
    resendMail: hasFiles,
    download: hasFiles,
    resubmit: isOver,
    delete: isOver,
  };
  return Object.keys(conditions).filter((action) => conditions[action]);
}
