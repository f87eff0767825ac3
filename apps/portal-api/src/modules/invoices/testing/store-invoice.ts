import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/database';
import { openFolderStore } from '../../../platform/files/file-store';
import { toMoney } from '../../../platform/money/money';
import { openTestDatabase } from '../../../testing/patient-limits';
import type { TestPortal } from '../../../testing/test-portal';
import { noteFiles, writeFiles } from '../invoice-files';
import { sealInvoiceForm } from '../invoice-form';
import { invoice, invoiceRed, ISSUED } from '../invoices.tables';
import { createTestProtection } from './invoice-desk';

/** Stores an issued invoice of a user with its files, once taken back in vain; returns its number. */
export async function storeInvoice(portal: TestPortal, ownerId: string): Promise<string> {
  const database = openTestDatabase(portal.database.address);
  const invoiceNo = await writeInvoice(portal, database, ownerId, Buffer.from('invoice'));
  await database.close();
  return invoiceNo;
}

/** Stores issued invoices of a user, with files of a content; returns their numbers. */
export async function storeInvoices(
  portal: TestPortal,
  ownerId: string,
  count: number,
  content: Buffer,
): Promise<string[]> {
  const database = openTestDatabase(portal.database.address);
  const numbers: string[] = [];
  while (numbers.length < count) numbers.push(await writeInvoice(portal, database, ownerId, content));
  await database.close();
  return numbers;
}

async function writeInvoice(portal: TestPortal, database: Database, ownerId: string, content: Buffer): Promise<string> {
  const protection = createTestProtection();
  const [id, now] = [randomUUID(), new Date()];
  const invoiceNo = `IV20260601${id.replaceAll('-', '').slice(0, 12).toUpperCase()}`;
  const buyer = { name: '王小明', taxNumber: '', registeredAddress: '', telephone: '', bankName: '', bankAccount: '' };
  const form = { buyer, seller: { name: '启衡', taxNumber: '9', drawer: '王' }, emails: [], parcel: null };
  const [amount, tax, total] = [toMoney(94), toMoney(6), toMoney(100)];
  await database.orm.insert(invoice).values({
    ...{ id, invoiceNo, ownerId, state: ISSUED, stateSince: now, version: 1, type: 1, medium: 1, subject: 'person' },
    ...{ titleId: randomUUID(), titleName: '', formEncrypted: sealInvoiceForm(protection, id, form), lines: [] },
    ...{ amount, tax, total, orderCount: 1, number: String(BigInt(`0x${id.replaceAll('-', '')}`)).slice(0, 20) },
    ...{ issuedAt: now, createdAt: now },
  });
  await database.orm.insert(invoiceRed).values({
    ...{ id: randomUUID(), redNo: `HZ${id}`, invoiceId: id, reason: 1, entry: 'none', requestedAt: now, isOpen: false },
    ...{ code: '08', refusal: '已撤销' },
  });
  const files = openFolderStore(join(portal.contentDir, '..', 'data', 'files'));
  const written = await writeFiles(
    { files, protection },
    { partId: id, number: invoiceNo },
    { pdf: content, ofd: content, xml: content },
  );
  await noteFiles(database.orm, { id }, written, now);
  return invoiceNo;
}

type OwnCall = readonly [kind: 'invoice' | 'invoiceTask', input: (id: string) => object];

const byId = (more: object = {}): OwnCall => ['invoice', (id) => ({ id, ...more })];
const byTask: OwnCall = ['invoiceTask', (taskId) => ({ taskId })];

/** Calls that name an invoice of their caller, with everything else good. */
export const INVOICE_CALLS: Readonly<Record<string, OwnCall>> = {
  ...{ getInvoice: byId(), listInvoicedOrders: byId(), getRedInvoice: byId(), deleteInvoice: byId() },
  ...{ withdrawInvoice: byId({ version: 1 }), confirmInvoiceReceipt: byId({ version: 1 }) },
  getInvoiceFile: byId({ format: 'pdf' }),
  resendInvoiceMail: byId({ emails: ['wang@example.com'] }),
  requestRedInvoice: byId({ version: 1, reason: 1 }),
  confirmRedInvoice: byId({ version: 1, agree: true }),
  zipInvoices: ['invoice', (id) => ({ ids: [id] })],
  ...{ getInvoiceZip: byTask, getInvoiceZipFile: byTask },
};
