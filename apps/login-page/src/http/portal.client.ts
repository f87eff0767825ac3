import type { Envelope, ErrorData } from '@portal/api-contract';
import { FAILURE_TEXT, CallError } from './call-error';

const TIMEOUT_MS = 15_000;

// The contract's own list; taking it from there would bring its schemas along.
const SUCCESS_CODES: readonly string[] = ['0', '200'];

/** A call of the portal's server. */
export interface PortalRequest {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON; its presence makes the call a POST. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call and returns the envelope's `data`; rejects with a `CallError`. */
export async function callPortal<Data>({ path, query, body, headers }: PortalRequest): Promise<Data> {
  const response = await send(path + formatQuery(query), {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { isGood, envelope } = response;
  if (isGood && SUCCESS_CODES.includes(envelope.code)) return envelope.data as Data;
  const data = envelope.data as ErrorData | undefined;
  throw new CallError(envelope.msg || FAILURE_TEXT, envelope.code, data?.fieldErrors, data?.retryAfter);
}

async function send(url: string, init: RequestInit): Promise<{ isGood: boolean; envelope: Envelope<unknown> }> {
  try {
    const response = await fetch(url, init);
    const envelope = (await response.json()) as Envelope<unknown>;
    if (typeof envelope?.code !== 'string') throw new TypeError('No envelope');
    return { isGood: response.status < 300, envelope };
  } catch {
    throw new CallError(FAILURE_TEXT);
  }
}

function formatQuery(query: PortalRequest['query'] = {}): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) values.set(name, String(value));
  const text = values.toString();
  return text && `?${text}`;
}
