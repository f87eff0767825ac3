import { isLoopback } from '../confidential-url';

/** How a mail server is reached. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `implicit` from the first byte, `starttls` or not at all; `none` is for this machine alone. */
  readonly encryption: 'implicit' | 'starttls' | 'none';
  readonly login?: { readonly user: string; readonly password: string };
}

/** Whom mails come from; the name is empty where there is none. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

/** Reads `smtps://user:password@host:port`; `undefined` for what is none. Nothing can turn encryption or its checks off. */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
  const defaultPort = DEFAULT_PORTS[protocol];
  const hasRest = !['', '/'].includes(pathname) || search !== '' || hash !== '';
  if (defaultPort === undefined || hostname === '' || hasRest || !username !== !password) return undefined;
  const login = decodeLogin(username, password);
  if (login === undefined) return undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || defaultPort,
    encryption: findEncryption(protocol, hostname),
    ...(login.user !== '' && { login }),
  };
}

function findEncryption(protocol: string, hostname: string): SmtpServer['encryption'] {
  if (protocol === 'smtps:') return 'implicit';
  return isLoopback(hostname) ? 'none' : 'starttls';
}

function decodeLogin(user: string, password: string): SmtpServer['login'] | undefined {
  try {
    return { user: decodeURIComponent(user), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

const MAILBOX = String.raw`[^\s\p{Cc}<>()",:;@\\]+@[^\s\p{Cc}<>()",:;@\\]+`;
const ADDRESS = new RegExp(`^${MAILBOX}$`, 'u');
const SENDER = new RegExp(String.raw`^(?:(?<address>${MAILBOX})|(?<name>[^\p{Cc}<>"]*)<(?<named>${MAILBOX})>)$`, 'u');

/** Tells whether a text is one mail address, so that it cannot become two or a header. */
export function isMailAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Reads `name@example.com` or `Name <name@example.com>`; `undefined` for what is neither. */
export function parseMailSender(text: string): MailSender | undefined {
  const { address, name = '', named } = SENDER.exec(text)?.groups ?? {};
  const mailbox = address ?? named;
  return mailbox === undefined ? undefined : { name: name.trim(), address: mailbox };
}

/** Addresses of one list. */
const MAX_ADDRESSES = 10;

/** Reads `name@example.com,other@example.com`; `undefined` for what is none, or more than ten. */
export function parseMailAddresses(text: string): string[] | undefined {
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.length <= MAX_ADDRESSES && addresses.every(isMailAddress) ? [...new Set(addresses)] : undefined;
}
