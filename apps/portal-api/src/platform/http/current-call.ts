import { AsyncLocalStorage } from 'node:async_hooks';

const traceIds = new AsyncLocalStorage<string>();

/** Does the work of a call. What it leads to, however deep, can ask for the call's trace id. */
export function runInCall<Result>(traceId: string, work: () => Result): Result {
  return traceIds.run(traceId, work);
}

/** Trace id of the call that led here; `undefined` where none did. */
export function findTraceId(): string | undefined {
  return traceIds.getStore();
}
