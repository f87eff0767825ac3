import type { FieldError, ItemLink, ErrorData } from '@portal/api-contract';

const MESSAGES: Readonly<Record<number, string>> = {
  400: '请求格式有误',
  401: '账号未登录',
  403: '没有权限',
  404: '请求的内容不存在',
  405: '不支持的请求方式',
  408: '请求超时',
  409: '相同的请求正在处理，请稍后再试',
  410: '内容已下架',
  413: '请求内容过大',
  415: '不支持的内容类型',
  416: '请求的范围超出文件',
  422: '提交的内容有误',
  429: '操作过于频繁，请稍后再试',
  431: '请求头过大',
  500: '服务器错误',
  503: '服务暂时不可用，请稍后再试',
};

/** A response that says no: what went wrong in Chinese, as status, code and message of the envelope. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    /** HTTP status. */
    readonly status: number,
    /** Text for the visitor. */
    readonly msg: string = MESSAGES[status] ?? '请求未能完成',
    readonly data: ErrorData = null,
    /** Code of the envelope: the status, but for rejected fields, which are `'422'` on HTTP 400. */
    readonly code: string = String(status),
  ) {
    super(msg);
  }
}

/** Rejects a form or a body because of its fields; the message is the first field's. */
export function rejectFields(fieldErrors: FieldError[]): HttpError {
  return new HttpError(400, fieldErrors[0]?.msg, { fieldErrors }, '422');
}

/** Rejects a caller who comes too often. */
export function rejectHaste(retryAfter: number): HttpError {
  return new HttpError(429, undefined, { retryAfter });
}

/** Rejects an item that is off the shelf: what it was, and what is there instead. */
export function rejectGone(msg: string, title: string, alternatives: readonly ItemLink[]): HttpError {
  return new HttpError(410, msg, { title, alternatives: [...alternatives] });
}
