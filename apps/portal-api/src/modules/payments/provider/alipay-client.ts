import type { AlipaySdk } from 'alipay-sdk';
import type { z } from 'zod';
import { toChinaTime } from '../../../platform/china-time';
import { isLoopback } from '../../../platform/confidential-url';
import { fetchBytes } from '../../../platform/http/fetch-text';
import { MAX_BILL_BYTES } from './bill-table';
import { ProviderRejection, ProviderUnreachableError } from './payment-provider';

const TIMEOUT_MS = 10_000;

const DOWNLOAD_TIMEOUT_MS = 30_000;

const ALGORITHM = 'RSA2';

/** The gateway says that it has done what it was asked. */
const SUCCESS = '10000';

/** The gateway is too busy to say anything: `20000` for all it does, the other for trades. */
const BUSY = ['20000', 'ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR'];

/** Where and as whom the gateway is called. */
export interface AlipayOptions {
  readonly appId: string;
  /** Keys in base64: the application's own as PKCS8, and the public one of the gateway. */
  readonly privateKey: string;
  readonly publicKey: string;
  readonly gateway: string;
}

/** The gateway has rejected a call, by its code. */
export class AlipayError extends ProviderRejection {
  override readonly name = 'AlipayError';

  constructor(readonly code: string) {
    super(`Alipay ${code}`);
  }
}

/** The gateway of Alipay. */
export interface AlipayClient {
  /** URL of a page of the gateway, signed. */
  buildPageUrl(method: string, content: object, urls: object): Promise<string>;
  /**
   * Calls a method and reads its response, whose signature is checked. Rejects with an `AlipayError` what the gateway
   * rejects, and with a `ProviderUnreachableError` where it cannot be understood.
   */
  call<Schema extends z.ZodType>(
    method: string,
    content: object,
    response: Schema,
    urls?: object,
  ): Promise<z.output<Schema>>;
  /** What is at a URL that the gateway has told, 32 MiB at most. Rejects with a `ProviderUnreachableError`. */
  download(url: string, signal: AbortSignal): Promise<Uint8Array>;
  /** Whether fields of a notice are signed by the gateway. */
  isSigned(fields: Readonly<Record<string, string>>): Promise<boolean>;
}

/** Calls the gateway by its official client, which is loaded with the first call. */
export function createAlipayClient(options: AlipayOptions): AlipayClient {
  let loaded: Promise<AlipaySdk> | undefined;
  const load = () => (loaded ??= createClient(options));
  return {
    async buildPageUrl(method, content, urls) {
      return (await load()).pageExecute(method, 'GET', { ...describeCall(content), ...urls });
    },
    async call(method, content, response, urls) {
      const client = await load();
      const said = await client
        .exec(method, { ...describeCall(content), ...urls }, { validateSign: true })
        .catch(() => {
          // Its own words repeat what was asked.
          throw new ProviderUnreachableError('Alipay cannot be reached');
        });
      const code = said.code === SUCCESS ? SUCCESS : String(said['subCode'] ?? said.code);
      if (BUSY.includes(said.code) || BUSY.includes(code)) throw new ProviderUnreachableError(`Alipay ${code}`);
      if (code !== SUCCESS) throw new AlipayError(code);
      const read = response.safeParse(said);
      if (!read.success) throw new ProviderUnreachableError('Alipay cannot be understood');
      return read.data;
    },
    async download(url, signal) {
      const limits = { timeoutMs: DOWNLOAD_TIMEOUT_MS, maxBytes: MAX_BILL_BYTES, signal };
      const { status, bytes } = await fetchBytes(toConfidential(url), { name: 'Alipay', ...limits }).catch(
        ({ message }: Error) => {
          throw new ProviderUnreachableError(message);
        },
      );
      if (status !== 200) throw new ProviderUnreachableError(`Alipay gave no file: ${status}`);
      return bytes;
    },
    // Its client throws at names of algorithms that it does not know.
    isSigned: async (fields) => fields['sign_type'] === ALGORITHM && (await load()).checkNotifySignV2({ ...fields }),
  };
}

/** A time as the gateway reads it, in China. */
export function toGatewayTime(at: Date): string {
  return toChinaTime(at).slice(0, 19).replace('T', ' ');
}

/** What is downloaded is signed by nobody: nobody may change it on its way. The gateway tells URLs without that. */
function toConfidential(told: string): string {
  const url = new URL(told);
  if (!isLoopback(url.hostname)) url.protocol = 'https:';
  return url.href;
}

/** The client would say the time of this machine, wherever that is. */
function describeCall(content: object) {
  return { bizContent: { ...content }, timestamp: toGatewayTime(new Date()) };
}

async function createClient({ appId, privateKey, publicKey, gateway }: AlipayOptions): Promise<AlipaySdk> {
  const { AlipaySdk: Client } = await import('alipay-sdk');
  return new Client({
    ...{ appId, privateKey, alipayPublicKey: publicKey, gateway },
    ...{ keyType: 'PKCS8', signType: ALGORITHM, timeout: TIMEOUT_MS },
  });
}
