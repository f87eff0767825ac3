import type { CommonClient } from 'tencentcloud-sdk-nodejs-common';
import type { z } from 'zod';
import { isBusyStatus, type ServiceError } from '../service-error';

const TIMEOUT_S = 10;

/** Where and as whom an API of Tencent Cloud is called. */
export interface TencentApi {
  /** Origin of the API. */
  readonly url: string;
  readonly version: string;
  readonly region: string;
  readonly secretId: string;
  readonly secretKey: string;
  /** Makes what a call rejects with, of the provider's code, `response` or `failed`, and whether that is an outage. */
  readonly toError: (code: string, isOutage: boolean) => ServiceError;
}

/** An API of Tencent Cloud. */
export interface TencentClient {
  /**
   * Calls an action and reads what it says. Rejects with what the code alone is made into: the provider's own words may
   * repeat what was asked.
   */
  call<Schema extends z.ZodType>(
    action: string,
    params: object,
    response: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>>;
}

/** Calls an API of Tencent Cloud by its official client, which is loaded with the first call. */
export function createTencentClient(api: TencentApi): TencentClient {
  let client: Promise<CommonClient> | undefined;
  return {
    async call(action, params, response, signal) {
      client ??= createClient(api);
      const said: unknown = await (await client).request(action, params, { signal }).catch((error: unknown) => {
        throw api.toError(readCode(error), tellsOfOutage(error));
      });
      const read = response.safeParse(said);
      if (!read.success) throw api.toError('response', true);
      return read.data;
    },
  };
}

async function createClient({ url, version, region, secretId, secretKey }: TencentApi): Promise<CommonClient> {
  const { protocol, host } = new URL(url);
  const { CommonClient } = await import('tencentcloud-sdk-nodejs-common');
  return new CommonClient(host, version, {
    credential: { secretId, secretKey },
    region,
    profile: { httpProfile: { protocol: `${protocol}//`, endpoint: host, reqTimeout: TIMEOUT_S } },
  });
}

function readCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Za-z.]+$/.test(code) ? code : 'failed';
}

/** Codes by which an API says that it has no time, or is broken. */
const OUTAGE_CODES = /^(InternalError|RequestLimitExceeded|ResourceUnavailable)(\.|$)/;

/** Of a status other than 200 the client has no code; of silence neither. */
function tellsOfOutage(error: unknown): boolean {
  const { code, httpCode } = error as { readonly code?: unknown; readonly httpCode?: unknown };
  if (typeof code === 'string') return OUTAGE_CODES.test(code);
  return typeof httpCode !== 'number' || isBusyStatus(httpCode);
}
