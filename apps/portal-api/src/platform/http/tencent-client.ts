import type { CommonClient } from 'tencentcloud-sdk-nodejs-common';
import type { z } from 'zod';

const TIMEOUT_S = 10;

/** Where and as whom an API of Tencent Cloud is called. */
export interface TencentApi {
  /** Origin of the API. */
  readonly url: string;
  readonly version: string;
  readonly region: string;
  readonly secretId: string;
  readonly secretKey: string;
  /** Makes what a call rejects with, of the provider's code, `response` or `failed`. */
  readonly toError: (code: string) => Error;
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
        throw api.toError(readCode(error));
      });
      const read = response.safeParse(said);
      if (!read.success) throw api.toError('response');
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
