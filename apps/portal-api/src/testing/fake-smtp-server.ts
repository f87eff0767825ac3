import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { SmtpServer } from '../platform/messages/smtp-settings';
import { FIXTURES } from './fixtures';
import { type ReceivedMail, readMail } from './read-mail';

/** Certificate of the server, for `localhost` and `127.0.0.1`, which nobody trusts of himself. */
export const SMTP_CERTIFICATE = readFileSync(join(FIXTURES, 'tls', 'certificate.pem'), 'utf8');

/** Who may log in. */
export const SMTP_LOGIN = { user: 'portal@example.com', password: 'p@ss/wörd' };

/** What a server rejects with which code, and whether it says anything at all. */
export interface SmtpMood {
  readonly recipient?: number;
  readonly content?: number;
  readonly sender?: number;
  readonly isSilent?: boolean;
}

/** A mail server that keeps what it takes. */
export interface FakeSmtpServer {
  readonly server: SmtpServer;
  /** Everything that was taken, oldest first, also what came twice. */
  readonly mails: readonly (ReceivedMail & { readonly isEncrypted: boolean; readonly recipients: readonly string[] })[];
  /** Passwords that came so far. */
  readonly passwords: readonly string[];
  mood: SmtpMood;
  close(): Promise<void>;
}

/** Starts a mail server that asks for a login; `encryption` is how a client is to reach it. */
export async function startFakeSmtpServer(
  encryption: SmtpServer['encryption'] = 'none',
  options: SMTPServerOptions = {},
): Promise<FakeSmtpServer> {
  const mails: FakeSmtpServer['mails'][number][] = [];
  const passwords: string[] = [];
  const state = { mood: {} as SmtpMood };
  const server = new SMTPServer({
    ...{ secure: encryption === 'implicit', cert: SMTP_CERTIFICATE, closeTimeout: 1, logger: false },
    ...{ key: readFileSync(join(FIXTURES, 'tls', 'key.pem')), allowInsecureAuth: true },
    onConnect: (_session, done) => void (state.mood.isSilent || done()),
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password ?? '');
      if (username === SMTP_LOGIN.user && password === SMTP_LOGIN.password) done(null, { user: username });
      else done(reject(535));
    },
    onMailFrom: (_address, _session, done) => done(reject(state.mood.sender)),
    onRcptTo: ({ address }, _session, done) => done(reject(state.mood.recipient, address)),
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (state.mood.content === undefined) mails.push({ ...readMail(Buffer.concat(chunks)), ...describe(session) });
      done(reject(state.mood.content));
    },
    ...options,
  });
  // Clients that do not trust the certificate hang up in the middle.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  return Object.assign(state, {
    ...{ server: { host: '127.0.0.1', port, encryption, login: SMTP_LOGIN }, mails, passwords },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function reject(responseCode: number | undefined, address = '') {
  return responseCode === undefined ? null : Object.assign(new Error(`No <${address}>`), { responseCode });
}

function describe({ secure, envelope }: SMTPServerSession) {
  return { isEncrypted: secure, recipients: envelope.rcptTo.map(({ address }) => address) };
}
