import { ServiceError } from '../service-error';

/** How another server is asked. */
export interface FetchTextOptions {
  /** Names the other side in failures; its URL may hold a secret. */
  readonly name: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** `'follow'` where the other side may send elsewhere; by default that is a failure. */
  readonly redirect?: 'error' | 'follow';
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Ends the wait earlier. */
  readonly signal?: AbortSignal;
}

/** What another server answered. */
export interface FetchedBytes {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** What another server answered, as UTF-8. */
export interface FetchedText extends Omit<FetchedBytes, 'bytes'> {
  readonly text: string;
}

/**
 * Asks another server for a text, in so much time and of so many bytes at most. What goes wrong is a `ServiceError`, told
 * without the URL.
 */
export async function fetchText(url: string, options: FetchTextOptions): Promise<FetchedText> {
  const { bytes, ...more } = await fetchBytes(url, options);
  return { ...more, text: bytes.toString('utf8') };
}

/** Asks another server as `fetchText` does, for what is no text. */
export async function fetchBytes(url: string, options: FetchTextOptions): Promise<FetchedBytes> {
  const { name, timeoutMs, maxBytes, redirect = 'error', signal, ...request } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...request,
      redirect,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    return { status: response.status, headers: response.headers, bytes: await readBounded(response, maxBytes) };
  } catch (error) {
    throw new ServiceError(`${name} gave no answer: ${describeCause(error)}`);
  }
}

/** Reads a text as JSON; `undefined` where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Callers look at what was read: nothing is as wrong as something else.
    return undefined;
  }
}

class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

async function readBounded({ body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > maxBytes) throw new TooLongError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Code or name of a failure: the messages of the network name URLs. */
export function describeCause(error: unknown): string {
  const { name, cause } = error as { readonly name: string; readonly cause?: { readonly code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : name;
}
