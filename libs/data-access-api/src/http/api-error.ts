import type { Envelope, FieldError, ItemLink, ErrorData } from '@portal/api-contract';
import type { ApiResponse } from './api-transport';

/** What went wrong: the server rejected, nothing came back, or the request could not be made. */
export type ApiErrorKind = 'status' | 'network' | 'setup';

/** The one shape of a failed call (spec §8). */
export interface ApiError {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** Code of the envelope, or the status as text. */
  readonly code: string;
  /** Text for the visitor, from the error catalogue. */
  readonly message: string;
  /** The server's own `msg`, where it sent one. */
  readonly msg: string;
  readonly fieldErrors: readonly FieldError[];
  /** With 410: what the item was called, and what is there instead. */
  readonly title?: string;
  readonly alternatives?: readonly ItemLink[];
  /** With 409 of a draft: the one that is stored. */
  readonly current?: Readonly<Record<string, unknown>>;
  readonly traceId: string;
}

const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: '请求错误(400)',
  401: '登录已过期，请重新登录',
  403: '未授权，请重新登录(401)',
  404: '请求出错(404)',
  500: '服务器错误(500)',
  501: '服务未实现(501)',
  502: '网络错误(502)',
  503: '服务不可用(503)',
  504: '网络超时(504)',
};

const STATUS_SUFFIX = '请检查网络或联系管理员';

/** Shown when a request could not even be made (spec §8). */
export const SETUP_FAILURE_MESSAGE = '服务器异常，请联系管理员！';

/** Shown when nothing came back in time (spec §8). */
export const NETWORK_FAILURE_MESSAGE = '请求超时或服务器异常，请检查网络或联系管理员！';

const AUTH_MESSAGES = ['账号未登录', '登录已过期'];

/** Message of the error catalogue for an HTTP status (spec §8), with its suffix. */
export function describeStatus(status: number): string {
  const message = STATUS_MESSAGES[status] ?? `连接出错(${status})!`;
  return message.endsWith('!') ? message + STATUS_SUFFIX : `${message}，${STATUS_SUFFIX}`;
}

/** Turns a response that is not a success into the error of the catalogue. */
export function toApiError(response: ApiResponse): ApiError {
  const envelope = readEnvelope(response.body);
  const error = envelope?.data as ErrorData | undefined;
  const code = envelope ? String(envelope.code) : String(response.status);
  const status = response.status === 200 ? Number(code) || 500 : response.status;
  return {
    kind: 'status',
    status,
    code,
    message: describeStatus(status),
    msg: envelope?.msg ?? '',
    fieldErrors: error?.fieldErrors ?? [],
    ...(error?.alternatives && { title: error.title ?? '', alternatives: error.alternatives }),
    ...(error?.current && { current: error.current }),
    traceId: envelope?.traceId ?? '',
  };
}

/** Error for a call that got no response. */
export function toNetworkError(): ApiError {
  return { ...EMPTY_ERROR, kind: 'network', message: NETWORK_FAILURE_MESSAGE };
}

/** Error for a request that could not be made. */
export function toSetupError(): ApiError {
  return { ...EMPTY_ERROR, kind: 'setup', message: SETUP_FAILURE_MESSAGE };
}

/** Whether a failure means that the session is over (spec §8): 401, 403, or one of its two messages. */
export function isAuthError(error: ApiError): boolean {
  if ([error.status, Number(error.code)].some((code) => code === 401 || code === 403)) return true;
  return AUTH_MESSAGES.some((message) => error.msg.startsWith(message));
}

/** Reads an envelope out of a parsed body; `null` when it is something else. */
export function readEnvelope(body: unknown): Envelope<unknown> | null {
  return typeof body === 'object' && body !== null && 'code' in body ? (body as Envelope<unknown>) : null;
}

const EMPTY_ERROR = { status: 0, code: '', msg: '', fieldErrors: [], traceId: '' };
