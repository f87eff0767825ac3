import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DeliveryError } from '../../platform/messages/delivery-error';
import type { MailProvider } from '../../platform/messages/mail-provider';
import { startPrivacyTest } from '../../testing/privacy-test';
import { setUp } from '../../testing/set-up';
import { openSession } from '../../testing/test-session';
import { createInvoiceMails, requestMails } from './invoice-mails';
import { invoice, invoiceMail } from './invoices.tables';
import { storeInvoice } from './testing/store-invoice';

const test = setUp(startPrivacyTest);

/** Has a mail with an invoice sent by a provider once; returns what its owner hears of it, and whether it counts as sent. */
async function mail(send: MailProvider['send'] | undefined) {
  const { userId } = await openSession(test.portal, test.clock());
  const invoiceNo = await storeInvoice(test.portal, userId);
  const { orm } = test.database;
  const [row] = await orm.select().from(invoice).where(eq(invoice.invoiceNo, invoiceNo));
  if (row === undefined) throw new Error('The invoice is gone');
  const letter = { row, partId: row.id, emails: ['finance@example.com'] };
  await test.database.transaction((runner) => requestMails(runner, test.protection, letter, test.clock()));
  const [asked] = await orm.select().from(invoiceMail).where(eq(invoiceMail.invoiceId, row.id));
  const job = createInvoiceMails({ ...test, mailProvider: send && { send } });
  const run = { key: asked?.id ?? '', at: test.clock(), signal: new AbortController().signal };
  await job.run({ partId: row.id }, { ...run, complete: async () => undefined });
  const heard = await test.portal.database.query<{ title: string; body: string }>(
    'select title, body from user_message where owner_id = $1 and record_no = $2',
    [userId, invoiceNo],
  );
  const [mailed] = await orm.select().from(invoiceMail).where(eq(invoiceMail.invoiceId, row.id));
  return { invoiceNo, heard, isSent: mailed?.sentAt !== null };
}

it('is told to nobody when it was sent', async () => {
  expect(await mail(async () => undefined)).toMatchObject({ isSent: true, heard: [] });
});

it.each([
  ['its address takes nothing', () => Promise.reject(new DeliveryError('550', true))],
  ['nobody sends mails', undefined],
])('is told to the owner of the invoice where %s', async (_, send) => {
  const { invoiceNo, heard, isSent } = await mail(send);
  expect(isSent).toBe(false);
  expect(heard).toEqual([
    {
      title: `发票邮件未能送达：${invoiceNo}`,
      body: '收件邮箱 f***@example.com 未能接收邮件，请检查邮箱后重新发送，或在发票详情下载发票文件。',
    },
  ]);
});

it('is sent again where it may yet go through', async () => {
  await expect(mail(() => Promise.reject(new DeliveryError(`busy ${randomUUID()}`, false)))).rejects.toBeInstanceOf(
    DeliveryError,
  );
});
