import { randomKey } from '@portal/ui-kit';
import { useRef, useState } from 'react';
import { type CallResult, type SubmissionError, toSubmissionError } from './submission-error';

/** What came of sending something. */
export type SubmissionOutcome<Receipt> = { readonly receipt: Receipt } | { readonly error: SubmissionError };

/** Something that is sent: how far it is, and what came of it. */
export interface Submission<Receipt> {
  readonly isSending: boolean;
  /** Why the last try failed; `null` where it did not. */
  readonly error: SubmissionError | null;
  /** What the server said once it was accepted; `null` before. */
  readonly receipt: Receipt | null;
  /** Sends the content; the key is the same for a repeat of the same content, until the server has found it wrong. */
  submit(
    content: unknown,
    send: (key: string) => CallResult<Receipt> | PromiseLike<CallResult<Receipt>>,
  ): Promise<SubmissionOutcome<Receipt>>;
  /** Drops what came of the last try. */
  reset(): void;
}

const IDLE = { isSending: false, error: null, receipt: null };
const NO_ATTEMPT = { content: '', key: '' };

/** Sends something that may be sent again: a repeat is one to the server too. */
export function useSubmission<Receipt>(): Submission<Receipt> {
  const [state, setState] = useState<Pick<Submission<Receipt>, 'isSending' | 'error' | 'receipt'>>(IDLE);
  const attempt = useRef(NO_ATTEMPT);

  function keyOf(content: unknown): string {
    const text = JSON.stringify(content) ?? '';
    if (attempt.current.key === '' || attempt.current.content !== text) {
      attempt.current = { content: text, key: randomKey() };
    }
    return attempt.current.key;
  }

  return {
    ...state,
    reset: () => setState(IDLE),
    async submit(content, send) {
      setState({ ...IDLE, isSending: true });
      const { data, error } = await send(keyOf(content));
      if (error === undefined) {
        attempt.current = NO_ATTEMPT;
        setState({ ...IDLE, receipt: data as Receipt });
        return { receipt: data as Receipt };
      }
      const found = toSubmissionError(error);
      // What the server has found wrong is over: the same once more is another try.
      if (found.fieldErrors.length > 0) attempt.current = NO_ATTEMPT;
      setState({ ...IDLE, error: found });
      return { error: found };
    },
  };
}
