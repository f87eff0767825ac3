import { INVOICE_TYPES } from '@portal/api-contract/account';
import { and, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { queueJobs } from '../../platform/jobs/queue-job';
import { DeliveryError } from '../../platform/messages/delivery-error';
import { type MailProvider, maskMailAddress } from '../../platform/messages/mail-provider';
import { postMessage } from '../../platform/messages/post-message';
import { formatMoney } from '../../platform/money/format-money';
import type { DataProtection } from '../../platform/security/data-protection';
import { INVOICE_MEDIA_TYPES, type InvoiceFilesOptions, openFiles } from './invoice-files';
import { openInvoiceForm, sealedMailAddress } from './invoice-form';
import { toInvoiceLink } from './invoice-record';
import { invoice, invoiceMail, type InvoiceRow } from './invoices.tables';

const NAME = 'invoices.mail';

/** Asks for mails with the files of an invoice, or of the red one of a key, in the caller's transaction. */
export async function requestMails(
  runner: QueryRunner,
  protection: DataProtection,
  { row, partId, emails }: { readonly row: InvoiceRow; readonly partId: string; readonly emails: readonly string[] },
  at: Date,
): Promise<void> {
  for (const email of emails) {
    const id = randomUUID();
    const addressEncrypted = protection.encrypt(email, sealedMailAddress.toPlace(id));
    await runner.insert(invoiceMail).values({ id, invoiceId: row.id, addressEncrypted, requestedAt: at });
    await queueJobs(runner, [{ name: NAME, key: id, payload: { partId }, at }]);
  }
}

export interface InvoiceMailsOptions extends InvoiceFilesOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Absent where no provider is configured. */
  readonly mailProvider: MailProvider | undefined;
}

/** A mail that has not been sent, with its invoice. */
interface FoundMail {
  readonly row: InvoiceRow;
  readonly address: string;
}

/**
 * Mails the files of an invoice. A mail that is sent again after a crash has the same id, by which it counts once. The
 * owner is told of one that cannot be sent.
 */
export function createInvoiceMails(options: InvoiceMailsOptions): Job {
  const { database, clock, mailProvider, protection } = options;
  const { orm } = database;

  async function findMail(mailId: string): Promise<FoundMail | undefined> {
    const [found] = await orm
      .select({ mail: invoiceMail, row: invoice })
      .from(invoiceMail)
      .innerJoin(invoice, eq(invoice.id, invoiceMail.invoiceId))
      .where(and(eq(invoiceMail.id, mailId), isNull(invoiceMail.sentAt)));
    if (found === undefined) return undefined;
    const address = protection.decrypt(found.mail.addressEncrypted, sealedMailAddress.toPlace(mailId));
    return { row: found.row, address };
  }

  /** Sends a mail; tells whether it was taken over. */
  async function send(provider: MailProvider, id: string, partId: string, { row, address }: FoundMail) {
    const files = await openFiles(orm, options, row, { partId });
    const isRed = partId !== row.id;
    const { seller } = openInvoiceForm(protection, row);
    const kind = `${isRed ? '红字' : ''}${INVOICE_TYPES[row.type]}`;
    const number = files[0]?.name.replace(/\.\w+$/, '') ?? row.number;
    const text = [
      `${seller.name}为您开具了${kind}，发票号码 ${number}，价税合计 ${isRed ? '-' : ''}${formatMoney(row.total)} 元。`,
      '附件为 PDF、OFD 与 XML 三种格式，内容一致，可按需下载归档。',
      row.isSample ? '本发票为演示样例，无效，不作为凭证。' : '',
    ];
    return provider
      .send({
        ...{ id, address, subject: `${kind} ${number}`, text: text.filter(Boolean).join('\n\n') },
        attachments: files.map(({ name, format, bytes }) => ({ name, bytes, type: INVOICE_MEDIA_TYPES[format] })),
      })
      .then(
        () => true,
        (error: unknown) => {
          // An address that takes nothing takes nothing the next time either.
          if (!(error instanceof DeliveryError) || !error.isPermanent) throw error;
          return false;
        },
      );
  }

  const tellFailure = (runner: QueryRunner, { row, address }: FoundMail) =>
    postMessage(runner, {
      ...{ ownerId: row.ownerId, at: clock(), type: 'system', link: toInvoiceLink(row.invoiceNo) },
      ...{ recordNo: row.invoiceNo, title: `发票邮件未能送达：${row.invoiceNo}` },
      body: `收件邮箱 ${maskMailAddress(address)} 未能接收邮件，请检查邮箱后重新发送，或在发票详情下载发票文件。`,
    });

  return {
    name: NAME,
    async run({ partId = '' }, { key, complete }) {
      const mail = await findMail(key);
      const isSent = mail && mailProvider && (await send(mailProvider, key, partId, mail));
      await database.transaction(async (runner) => {
        if (isSent) await runner.update(invoiceMail).set({ sentAt: clock() }).where(eq(invoiceMail.id, key));
        else if (mail) await tellFailure(runner, mail);
        await complete(runner);
      });
    },
  };
}
