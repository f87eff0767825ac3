import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { describeCause } from '../http/fetch-text';
import { isBusyStatus, ServiceError } from '../service-error';
import { assertFileKey, type FileStore, StoreFullError } from './file-store';

/** Where an S3-compatible store is, and as whom to go there. */
export interface ObjectStoreOptions {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** How long a call may take, with its repeats. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

const INSUFFICIENT_STORAGE = 507;

/** Keeps files in an S3-compatible object store, so that all instances of the portal see them. */
export function openObjectStore(options: ObjectStoreOptions): FileStore {
  const { endpoint, bucket, region, accessKey, secretKey, timeoutMs = TIMEOUT_MS } = options;
  const client = new AwsClient({
    ...{ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' },
    ...{ retries: 2, initRetryMs: 100 },
  });
  // The name of the bucket as a folder: every store takes it, also one without a domain for each bucket.
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function send(method: 'PUT' | 'GET' | 'DELETE', key: string, bytes?: Buffer): Promise<Response> {
    assertFileKey(key);
    const request = client.fetch(`${root}/${key}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(bytes && {
        body: new Uint8Array(bytes),
        headers: {
          'content-type': 'application/octet-stream',
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      }),
    });
    const response = await request.catch(rejectSilence);
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    await response.body?.cancel();
    const reason = `The object store answered ${response.status} to ${method}`;
    if (response.status === INSUFFICIENT_STORAGE) throw new StoreFullError(reason);
    throw new ServiceError(reason, isBusyStatus(response.status));
  }

  return {
    async put(key, bytes) {
      await (await send('PUT', key, bytes)).body?.cancel();
    },
    async get(key) {
      const response = await send('GET', key);
      const bytes = Buffer.from(await response.arrayBuffer().catch(rejectSilence));
      return response.ok ? bytes : undefined;
    },
    async remove(key) {
      await (await send('DELETE', key)).body?.cancel();
    },
  };
}

function rejectSilence(error: unknown): never {
  throw new ServiceError(`The object store gave no answer: ${describeCause(error)}`);
}
