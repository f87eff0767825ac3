import { z } from 'zod';
import type { Clock } from '../../platform/clock';
import { fetchText, readJson } from '../../platform/http/fetch-text';
import { HttpError } from '../../platform/http/http-error';

/** What pages of a WeChat account are signed with. */
export interface WechatTicket {
  readonly appId: string;
  /** A secret: it never leaves the server. */
  readonly ticket: string;
}

/** Returns the ticket of the site's WeChat account; rejects with 503 in words where there is none. */
export interface WechatTickets {
  getTicket(): Promise<WechatTicket>;
}

/** The site has no WeChat account. */
export function createNoWechatTickets(): WechatTickets {
  return {
    getTicket: () => Promise.reject(new HttpError(503, '微信分享未开通')),
  };
}

/** Where and as whom WeChat is asked. */
export interface WechatGatewayOptions {
  /** Origin of WeChat's API, or of a proxy in front of it whose address WeChat lets in. */
  readonly apiUrl: string;
  readonly appId: string;
  readonly secret: string;
  readonly clock: Clock;
  /** Hears once of every time that WeChat gave no ticket. */
  readonly onFailure: (error: unknown) => void;
  /** How long a request may take, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 3000;
const MAX_BYTES = 16_384;

/** A ticket is asked for anew so long before it ends: pages that were signed with it are still being opened. */
const EARLY_MS = 5 * 60_000;

/** After a failure WeChat is left alone for so long: it counts requests, the rejected ones too. */
const REST_MS = 30_000;

const lifetimeField = z.number().min(1).max(86_400);
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: lifetimeField });
const ticketSchema = z.object({ ticket: z.string().min(1), expires_in: lifetimeField });
const errorSchema = z.object({ errcode: z.number(), errmsg: z.string().default('') });

/**
 * Asks WeChat for tickets: a token for the secret, a ticket for the token, kept until shortly before it ends. However
 * many ask at once, one request is on its way. The stable token is the same for every instance of the portal and takes
 * none away from other programs of the account, which the plain one does.
 */
export function createWechatGateway(options: WechatGatewayOptions): WechatTickets {
  const { appId, clock, onFailure } = options;
  let kept: { readonly ticket: WechatTicket; readonly until: number } | undefined;
  let restsUntil = 0;
  let running: Promise<WechatTicket> | undefined;

  async function renew(): Promise<WechatTicket> {
    try {
      const { ticket, expires_in: lifetime } = await requestTicket(options);
      kept = { ticket: { appId, ticket }, until: clock().getTime() + lifetime * 1000 - EARLY_MS };
      return kept.ticket;
    } catch (error) {
      restsUntil = clock().getTime() + REST_MS;
      onFailure(error);
      throw rejectForNow();
    } finally {
      running = undefined;
    }
  }

  return {
    async getTicket() {
      const now = clock().getTime();
      if (kept && now < kept.until) return kept.ticket;
      if (now < restsUntil) throw rejectForNow();
      return (running ??= renew());
    },
  };
}

function rejectForNow(): HttpError {
  return new HttpError(503, '微信分享暂时不可用，请稍后再试');
}

async function requestTicket(options: WechatGatewayOptions): Promise<z.output<typeof ticketSchema>> {
  const { appId, secret } = options;
  const body = JSON.stringify({ grant_type: 'client_credential', appid: appId, secret });
  const { access_token: token } = await ask(options, tokenSchema, '/cgi-bin/stable_token', body);
  return ask(options, ticketSchema, `/cgi-bin/ticket/getticket?type=jsapi&access_token=${encodeURIComponent(token)}`);
}

/** WeChat answers 200 also where it rejects; which it is the body says. */
async function ask<Schema extends z.ZodType>(
  { apiUrl, timeoutMs = TIMEOUT_MS }: WechatGatewayOptions,
  schema: Schema,
  path: string,
  body?: string,
): Promise<z.output<Schema>> {
  const [name = ''] = path.split('?');
  const { status, text } = await fetchText(new URL(path, apiUrl).href, {
    ...{ name: `WeChat (${name})`, timeoutMs, maxBytes: MAX_BYTES },
    ...(body !== undefined && { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  });
  const response = readJson(text);
  const result = schema.safeParse(response);
  if (status === 200 && result.success) return result.data;
  const { data: error } = errorSchema.safeParse(response);
  const reason = error ? `${error.errcode} ${describeError(error.errmsg)}` : `status ${status}`;
  throw new Error(`WeChat (${name}) refused: ${reason}`);
}

/** What WeChat says of an error, without anything that is as long as a secret. */
function describeError(message: string): string {
  return message.replaceAll(/[\w-]{24,}/g, '…').slice(0, 200);
}
