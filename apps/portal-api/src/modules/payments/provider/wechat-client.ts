import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock';
import { fetchBytes, readJson } from '../../../platform/http/fetch-text';
import { MAX_BILL_BYTES } from './bill-table';
import { ProviderRejection, ProviderUnreachableError, type RawNotice } from './payment-provider';
import { createWechatKeys, readCertificate, type WechatKey } from './wechat-keys';
import {
  authorizeRequest,
  decryptWith,
  encryptedSchema,
  findSignatureFault,
  type WechatMerchant,
} from './wechat-signing';

/** Limits of a response. */
interface Limits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

const MAX_BYTES = 131_072;

const LIMITS: Limits = { timeoutMs: 10_000, maxBytes: MAX_BYTES };

/** WeChat Pay waits five seconds for the response to a notice, for which certificates may have to be fetched. */
const CERTIFICATES_LIMITS: Limits = { timeoutMs: 3000, maxBytes: MAX_BYTES };

const FILE_LIMITS: Limits = { timeoutMs: 30_000, maxBytes: MAX_BILL_BYTES };

/** Where and as whom WeChat Pay is called. */
export interface WechatPayOptions extends WechatMerchant {
  readonly appId: string;
  /** The key of its API, version 3. */
  readonly apiKey: string;
  /** WeChat Pay's own key in base64, where it has given one to the merchant in place of its certificates. */
  readonly publicKey: { readonly id: string; readonly key: string } | undefined;
  readonly gateway: string;
}

/** WeChat Pay has rejected a call, by its code. */
export class WechatPayError extends ProviderRejection {
  override readonly name = 'WechatPayError';

  constructor(readonly code: string) {
    super(`WeChat Pay ${code}`);
  }
}

/** What a call is about. */
export interface WechatCall {
  readonly body?: object;
  readonly signal: AbortSignal;
}

/** WeChat Pay, version 3 of its API. */
export interface WechatPayClient {
  /**
   * Calls a path and reads the response, whose signature is checked. Rejects with a `WechatPayError` what WeChat Pay
   * rejects, and with a `ProviderUnreachableError` where it cannot be understood.
   */
  call<Schema extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    response: Schema,
    call: WechatCall,
  ): Promise<z.output<Schema>>;
  /**
   * What is at a URL of WeChat Pay, 32 MiB at most; it is not signed. Rejects with a `ProviderUnreachableError`, also where
   * the URL is somebody else's, who shall not see our signature.
   */
  download(url: string, signal: AbortSignal): Promise<Uint8Array>;
  /** What is wrong with the signature of a notice, if anything. Rejects with a `ProviderUnreachableError`. */
  findFault(notice: RawNotice): Promise<string | undefined>;
}

const errorSchema = z.object({ code: z.string().regex(/^\w{1,64}$/) });

const certificatesSchema = z.object({
  data: z.array(z.object({ encrypt_certificate: encryptedSchema })).max(20),
});

interface Said extends RawNotice {
  readonly status: number;
}

/** Calls WeChat Pay: requests are signed, and what it says is believed where that is signed too. */
export function createWechatPayClient(options: WechatPayOptions, clock: Clock): WechatPayClient {
  const { publicKey } = options;
  const own = publicKey && readPublicKey(publicKey.key);
  const findOwn = (serial: string) => (serial === publicKey?.id ? own : undefined);
  const findCertified = createWechatKeys({ clock, fetchAll });
  const findKey = (signal?: AbortSignal) => async (serial: string) =>
    findOwn(serial) ?? (await findCertified(serial, signal));

  async function ask(method: 'GET' | 'POST', path: string, more: Partial<WechatCall>, limits: Limits) {
    const body = more.body === undefined ? '' : JSON.stringify(more.body);
    const asked = await fetchBytes(new URL(path, options.gateway).href, {
      ...{ name: 'WeChat Pay', method, ...limits },
      ...(more.signal && { signal: more.signal }),
      ...(method === 'POST' && { body }),
      headers: {
        ...{ accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'portal' },
        authorization: authorizeRequest(options, { method, path, body, at: clock() }),
        ...(publicKey && { 'wechatpay-serial': publicKey.id }),
      },
    }).catch(({ message }: Error) => {
      throw new ProviderUnreachableError(message);
    });
    const { status, headers, bytes } = asked;
    if (status === 429 || status >= 500) throw new ProviderUnreachableError(`WeChat Pay has no time: ${status}`);
    return { status, headers: Object.fromEntries(headers), body: bytes } satisfies Said;
  }

  async function assertSigned(said: Said, keyOf: (serial: string) => Promise<KeyObject | undefined>): Promise<void> {
    const fault = await findSignatureFault(said, keyOf, clock());
    if (fault !== undefined) throw new ProviderUnreachableError(`A response of WeChat Pay: ${fault}`);
  }

  /** What is encrypted by the key of the API is WeChat Pay's: so its first certificate can be believed. */
  async function fetchAll(signal: AbortSignal | undefined): Promise<readonly WechatKey[]> {
    const call = signal ? { signal } : {};
    const said = await ask('GET', '/v3/certificates', call, CERTIFICATES_LIMITS);
    // It has a key in their place.
    if (said.status === 404) return [];
    if (said.status !== 200) throw new ProviderUnreachableError(`WeChat Pay gave no certificates: ${said.status}`);
    const keys = openCertificates(options.apiKey, said.body);
    await assertSigned(said, async (serial) => findOwn(serial) ?? keys.find((one) => one.serial === serial)?.key);
    return keys;
  }

  return {
    async call(method, path, response, call) {
      const said = await ask(method, path, call, LIMITS);
      const text = readJson(said.body.toString('utf8'));
      // Whom it does not know it tells nothing signed.
      if (said.status !== 401) await assertSigned(said, findKey(call.signal));
      if (said.status >= 300) throw new WechatPayError(readCode(text, said.status));
      const read = response.safeParse(text);
      if (!read.success) throw new ProviderUnreachableError('WeChat Pay cannot be understood');
      return read.data;
    },
    async download(url, signal) {
      const { origin, pathname, search } = new URL(url);
      if (origin !== new URL(options.gateway).origin)
        throw new ProviderUnreachableError('WeChat Pay has its files elsewhere');
      const { status, body } = await ask('GET', pathname + search, { signal }, FILE_LIMITS);
      if (status !== 200) throw new ProviderUnreachableError(`WeChat Pay gave no file: ${status}`);
      return body;
    },
    findFault: (notice) => findSignatureFault(notice, findKey(), clock()),
  };
}

function openCertificates(apiKey: string, body: Buffer): readonly WechatKey[] {
  try {
    const { data } = certificatesSchema.parse(readJson(body.toString('utf8')));
    return data.map(({ encrypt_certificate: encrypted }) => readCertificate(decryptWith(apiKey, encrypted)));
  } catch {
    throw new ProviderUnreachableError('Certificates of WeChat Pay cannot be read');
  }
}

function readCode(text: unknown, status: number): string {
  const read = errorSchema.safeParse(text);
  return read.success ? read.data.code : String(status);
}

function readPublicKey(key: string): KeyObject {
  return createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
}
