import type { FieldError } from '@portal/api-contract';
import type { CallResult } from '@portal/ui-forms';

/** Text for every failure the server did not explain. */
export const FAILURE_TEXT = '请求超时或服务器异常，请检查网络或联系管理员！';

/** What a call is rejected with; the message is made to be shown. */
export class CallError extends Error {
  constructor(
    msg: string,
    readonly code = '',
    readonly fieldErrors: readonly FieldError[] = [],
    /** Seconds until another try makes sense. */
    readonly retryAfter = 0,
  ) {
    super(msg);
    this.name = 'CallError';
  }
}

/** What a call comes to, as forms need it. */
export function settle(call: Promise<unknown>): Promise<CallResult<true>> {
  return call.then(
    () => ({ data: true as const }),
    (error: unknown) => ({ error: toCallError(error) }),
  );
}

/** Makes an error of whatever was thrown. */
export function toCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError(FAILURE_TEXT);
}
