import { createTransport } from 'nodemailer';
import { DeliveryError } from './delivery-error';
import type { MailProvider } from './mail-provider';
import { isMailAddress, type MailSender, type SmtpServer } from './smtp-settings';

/** Patience with one mail. Two of them, one after the other, have to end before their worker's lease does. */
const TIMEOUT_MS = 6000;

/** How mails go out by SMTP. */
export interface SmtpOptions {
  readonly server: SmtpServer;
  readonly from: MailSender;
  /** How long is waited for one mail, from looking the host up to its being taken over. */
  readonly timeoutMs?: number;
  /** Certificates to trust instead of those that Node.js trusts. */
  readonly ca?: string;
}

/**
 * Hands mails to a server. A mail that is handed over twice has the same Message-ID, by which mailboxes tell that they
 * have it. What the server says against the recipient or the content is permanent; what it says against the portal, such
 * as a wrong password, is put right by an operator and tried again.
 */
export function createSmtpMailProvider({ server, from, timeoutMs = TIMEOUT_MS, ca }: SmtpOptions): MailProvider {
  const { host, port, encryption, login } = server;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const transport = createTransport({
    ...{ host, port, auth: login && { user: login.user, pass: login.password } },
    ...{ secure: encryption === 'implicit', requireTLS: encryption === 'starttls', ignoreTLS: encryption === 'none' },
    ...{ tls: { ca }, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  return {
    async send({ id, address, subject, text, attachments = [] }) {
      if (!isMailAddress(address)) throw new DeliveryError('no mail address', true);
      const mail = {
        ...{ from, to: { name: '', address }, subject, text, messageId: `<${id}@${domain}>` },
        attachments: attachments.map(({ name: filename, type: contentType, bytes: content }) => ({
          ...{ filename, contentType, content },
        })),
        // Out-of-office replies would go to a mailbox that nobody reads.
        headers: { 'auto-submitted': 'auto-generated' },
        signal: AbortSignal.timeout(timeoutMs),
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw toDeliveryError(error);
      });
    },
  };
}

interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Codes beyond 500 that speak of the session: commands in a wrong order, and a login that is missing. */
const SESSION_CODES: readonly number[] = [503, 530];

/** The server's own words are left out: they repeat the recipient. */
function toDeliveryError(error: unknown): DeliveryError {
  const { code = 'failed', command = '', responseCode = 0 } = error as SmtpFailure;
  const isRejected =
    ['RCPT TO', 'DATA'].includes(command) && responseCode >= 500 && !SESSION_CODES.includes(responseCode);
  return new DeliveryError(`SMTP ${responseCode || code}`, isRejected);
}
