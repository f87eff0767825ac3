import type { FieldError } from '@portal/api-contract';

/** Why something was not accepted. */
export interface SubmissionError {
  /** Code of the envelope; empty where no response came. */
  readonly code: string;
  /** Words that are shown. */
  readonly msg: string;
  readonly fieldErrors: readonly FieldError[];
  /** No response came: the same may be sent again as it is. */
  readonly hasNoResponse: boolean;
  /** Seconds until another try makes sense; 0 for at once. */
  readonly retryAfter: number;
}

/** What a call comes to, as mutations tell it. */
export interface CallResult<Receipt> {
  readonly data?: Receipt | undefined;
  readonly error?: unknown;
}

interface CallError extends Partial<SubmissionError> {
  readonly kind?: string;
  readonly message?: string;
}

/** Reads why a call failed. */
export function toSubmissionError(error: unknown): SubmissionError {
  const { code = '', msg, message = '', kind, fieldErrors = [], retryAfter = 0 } = error as CallError;
  return { code, msg: msg || message, fieldErrors, hasNoResponse: kind === 'network', retryAfter };
}
