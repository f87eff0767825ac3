import { randomUUID } from 'node:crypto';
import { toMoney } from '../../../platform/money/money';
import type { SeedOptions } from '../../../testing/personal-data';
import { sealedMailAddress, sealedRedForm, sealInvoiceForm } from '../invoice-form';
import { invoice, invoiceExport, invoiceMail, invoiceRed, REVERSED } from '../invoices.tables';

/** What an invoice says is kept, but for a remark and where it was mailed to. */
export async function seedInvoice({ orm, protection, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const [id, redId, mailId] = [randomUUID(), randomUUID(), randomUUID()];
  const buyer = { name: canary, taxNumber: '', registeredAddress: '', telephone: '', bankName: '', bankAccount: '' };
  const form = { buyer, seller: { name: 's', taxNumber: 't', drawer: 'd' }, emails: [canary], parcel: null };
  const [amount, tax, total] = [toMoney(94), toMoney(6), toMoney(100)];
  await orm.insert(invoice).values({
    ...{
      id,
      invoiceNo: `IV${id.slice(0, 8)}`,
      ownerId,
      state: REVERSED,
      stateSince: now,
      version: 1,
      type: 1,
      medium: 1,
    },
    ...{
      subject: 'person',
      titleId: randomUUID(),
      titleName: '',
      formEncrypted: sealInvoiceForm(protection, id, form),
    },
    ...{ lines: [], amount, tax, total, orderCount: 1, remark: canary, createdAt: now },
  });
  await orm.insert(invoiceRed).values({
    ...{
      id: redId,
      redNo: `HZ${id.slice(0, 8)}`,
      invoiceId: id,
      reason: 1,
      entry: 'none',
      requestedAt: now,
      isOpen: false,
    },
    formEncrypted: protection.encrypt(JSON.stringify(form), sealedRedForm.toPlace(redId)),
  });
  const addressEncrypted = protection.encrypt(canary, sealedMailAddress.toPlace(mailId));
  await orm.insert(invoiceMail).values({ id: mailId, invoiceId: id, addressEncrypted, requestedAt: now, sentAt: now });
  await orm.insert(invoiceExport).values({
    ...{
      id: randomUUID(),
      ownerId,
      state: 5,
      stateSince: now,
      requestedAt: now,
      version: 1,
      filter: { ids: [canary] },
    },
  });
}
