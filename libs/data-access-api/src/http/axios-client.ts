import axios, { type AxiosInstance, type AxiosResponse, type CreateAxiosDefaults } from 'axios';
import type { ApiRequest, ApiTransport, ContentStamp } from './api-transport';

/** Request time-out in milliseconds (spec §9). */
export const REQUEST_TIMEOUT_MS = 600_000;

/** Options of the one HTTP client. */
export interface AxiosTransportOptions extends Pick<
  CreateAxiosDefaults,
  'baseURL' | 'httpAgent' | 'httpsAgent' | 'timeout'
> {
  /**
   * Headers that every request carries: in a browser those of the session (the token twice and the user code, spec §7),
   * on a server those of the trace.
   */
  readonly getHeaders?: () => Readonly<Record<string, string>>;
  /** Reads the stamp out of the headers of a response: on servers, whose caches follow it. */
  readonly readStamp?: (headers: Readonly<Record<string, unknown>>) => ContentStamp | undefined;
}

/** Creates the one HTTP client of the product (spec §7). It maps nothing and shows nothing: callers do. */
export function createAxiosTransport(options: AxiosTransportOptions = {}): ApiTransport {
  const { getHeaders = () => ({}), readStamp, ...defaults } = options;
  const client = axios.create({
    timeout: REQUEST_TIMEOUT_MS,
    withCredentials: true,
    validateStatus: () => true,
    ...defaults,
  });
  return async (request) => {
    const { status, data, headers } = await send(client, request, getHeaders());
    return { status, body: await readBody(data), stamp: readStamp?.(headers) };
  };
}

function send(
  client: AxiosInstance,
  request: ApiRequest,
  headers: Readonly<Record<string, string>>,
): Promise<AxiosResponse<unknown>> {
  const { onProgress, signal } = request;
  return client.request<unknown>({
    method: request.method,
    url: request.path,
    params: request.query,
    ...encodeBody(request),
    ...(request.responseType === 'file' && { responseType: 'blob' as const }),
    ...(signal && { signal }),
    ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    headers: {
      ...headers,
      ...(request.fileUnit && { 'view-func-unit': request.fileUnit }),
      ...(request.idempotencyKey && { 'Idempotency-Key': request.idempotencyKey }),
    },
  });
}

/** An error is an envelope even where a file was asked for. */
async function readBody(data: unknown): Promise<unknown> {
  const isEnvelope = data instanceof Blob && data.type.startsWith('application/json');
  return isEnvelope ? (JSON.parse(await data.text()) as unknown) : data;
}

function encodeBody({ body, bodyType, file }: ApiRequest): { data?: unknown } {
  if (file) {
    const data = new FormData();
    data.set('file', file);
    return { data };
  }
  return body ? { data: bodyType === 'form' ? encodeForm(body) : body } : {};
}

function encodeForm(body: Readonly<Record<string, unknown>>): URLSearchParams {
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
}
