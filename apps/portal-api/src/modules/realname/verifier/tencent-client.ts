import type { CommonClient } from 'tencentcloud-sdk-nodejs-common';
import type { z } from 'zod';
import { VerifierUnreachableError } from './identity-verifier';

const TIMEOUT_S = 10;

/** Where and as whom an API of Tencent Cloud is called. */
export interface TencentApi {
  /** Origin of the API. */
  readonly url: string;
  readonly version: string;
  readonly region: string;
  readonly secretId: string;
  readonly secretKey: string;
}

/** An API of Tencent Cloud. */
export interface TencentClient {
  /**
   * Calls an action and reads what it says. Rejects with a `VerifierUnreachableError` that names the code alone: the
   * provider's own words may repeat what was asked.
   */
  call<Schema extends z.ZodType>(
    action: string,
    params: object,
    response: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>>;
}

/** A failure of the API, by its code. */
export class TencentError extends VerifierUnreachableError {
  constructor(readonly code: string) {
    super(`Tencent Cloud ${code}`);
  }
}

/** Calls an API of Tencent Cloud by its official client, which is loaded with the first call. */
export function createTencentClient(api: TencentApi): TencentClient {
  let client: Promise<CommonClient> | undefined;
  return {
    async call(action, params, response, signal) {
      client ??= createClient(api);
      const said: unknown = await (await client).request(action, params, { signal }).catch((error: unknown) => {
        throw new TencentError(readCode(error));
      });
      const read = response.safeParse(said);
      if (!read.success) throw new TencentError('response');
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
