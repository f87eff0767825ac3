import { FILE_PIECE_BYTES, type StoredFile } from '@portal/api-contract';
import type { Upload } from 'tus-js-client';
import { largeFilesApi } from '../endpoints/large-files.endpoints';
import type { ApiError } from '../http/api-error';
import { buildSessionHeaders } from '../http/session-headers';
import type { AppDispatch } from '../store/app-store';
import type { UploadWatch } from './form-calls';

/** Pauses after which a line that was cut is tried again; whoever has changed the network is back within them. */
const RETRY_DELAYS = [500, 1000, 3000, 5000, 10_000, 20_000];

const OPTIONS = { track: false };

/**
 * Stores a large file in pieces: where the line is cut it goes on by itself, however long a browser is without a
 * network, and after a reload where the same file is chosen again. Rejects with an `ApiError`, or an error with the
 * words the visitor reads.
 */
export async function storeLargeFile(dispatch: AppDispatch, file: File, watch: UploadWatch): Promise<StoredFile> {
  const { beginLargeUpload, finishLargeUpload } = largeFilesApi.endpoints;
  const { name, size } = file;
  const checksum = await toChecksum(file, watch.signal);
  const { id, url } = await withNetwork(watch, () =>
    dispatch(beginLargeUpload.initiate({ name, size, checksum }, OPTIONS)).unwrap(),
  );
  await withNetwork(watch, () => sendBytes(file, url, watch));
  return withNetwork(watch, () => dispatch(finishLargeUpload.initiate({ id }, OPTIONS)).unwrap());
}

/** Does what can be done again, as often as the browser has lost its network meanwhile. */
async function withNetwork<Result>({ onOffline, signal }: UploadWatch, act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (navigator.onLine || signal?.aborted) throw error;
      onOffline?.(true);
      await waitForNetwork(signal);
      onOffline?.(false);
    }
  }
}

function waitForNetwork(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, ...(signal && { signal }) });
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function sendBytes(file: File, uploadUrl: string, { onProgress, signal }: UploadWatch): Promise<void> {
  const tus = await import('tus-js-client');
  await new Promise<void>((resolve, reject) => {
    const upload: Upload = new tus.Upload(file, {
      uploadUrl,
      retryDelays: RETRY_DELAYS,
      // A login may be renewed while a file is on its way.
      onBeforeRequest: (request) =>
        Object.entries(buildSessionHeaders()).forEach(([name, value]) => request.setHeader(name, value)),
      onProgress: (sent, total) => onProgress?.(sent / total),
      onSuccess: () => resolve(),
      onError: (error) => reject(toFailure(error)),
    });
    signal?.addEventListener('abort', () => {
      // What the server is not told of by now, it removes after a day.
      void upload.abort(true).catch(() => undefined);
      reject(signal.reason);
    });
    upload.start();
  });
}

/** SHA-256 of the SHA-256 digests of all pieces, in hexadecimal digits: no more than a piece is in memory. */
async function toChecksum(file: File, signal: AbortSignal | undefined): Promise<string> {
  const digests: Uint8Array[] = [];
  for (let at = 0; at < file.size; at += FILE_PIECE_BYTES) {
    signal?.throwIfAborted();
    digests.push(await digest(await file.slice(at, at + FILE_PIECE_BYTES).arrayBuffer()));
  }
  const all = await digest(await new Blob(digests as BlobPart[]).arrayBuffer());
  return [...all].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digest(bytes: ArrayBuffer): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

interface TusFailure extends Error {
  readonly originalResponse?: { getStatus(): number; getBody(): string } | null;
}

function toFailure(error: TusFailure): Pick<ApiError, 'status' | 'msg' | 'message'> {
  const response = error.originalResponse;
  const body = response?.getBody() ?? '';
  return {
    status: response?.getStatus() ?? 0,
    msg: readMsg(body),
    message: '网络中断，请重试，已上传的部分不会丢失',
  };
}

/** What the server said, as an envelope or in plain words. */
function readMsg(body: string): string {
  try {
    return String((JSON.parse(body) as { readonly msg?: unknown }).msg ?? '');
  } catch {
    return /[\u4e00-\u9fff]/.test(body) ? body.trim() : '';
  }
}
