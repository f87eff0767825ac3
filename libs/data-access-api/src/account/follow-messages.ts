import type { UnreadCounts } from '@portal/api-contract/account';
import { StreamError } from './message-stream';

/** Without a stream the counts are asked for so often (design: endpoints §4.8). */
export const POLL_MS = 60_000;

const FIRST_WAIT_MS = 1000;

/** How the counts are learnt. */
export interface MessageSource {
  /** Reads the stream until it ends; rejects when it is rejected or breaks off. */
  readonly readStream: (onCounts: (unread: UnreadCounts) => void, signal: AbortSignal) => Promise<void>;
  /** Asks once. */
  readonly poll: () => void;
  readonly onCounts: (unread: UnreadCounts) => void;
}

/**
 * Follows the counts of unread messages: by a stream while the page is seen, else by asking every minute, as also while
 * the stream does not come about. Returns how to stop.
 */
export function followMessages({ readStream, poll, onCounts }: MessageSource): () => void {
  let stream: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let failures = 0;

  function stopPolling() {
    clearInterval(polling);
    polling = undefined;
  }

  function startPolling() {
    polling ??= setInterval(poll, POLL_MS);
  }

  function stopStream() {
    stream?.abort();
    stream = undefined;
    clearTimeout(retry);
  }

  async function startStream() {
    const attempt = new AbortController();
    stream = attempt;
    const hear = (unread: UnreadCounts) => {
      failures = 0;
      stopPolling();
      onCounts(unread);
    };
    const error = await readStream(hear, attempt.signal).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (attempt.signal.aborted) return;
    startPolling();
    // The call that asks finds out that the session is over, and says so in the usual way.
    if (error instanceof StreamError && error.status === 401) {
      poll();
      return;
    }
    failures += 1;
    retry = setTimeout(() => void startStream(), findWait(error, failures));
  }

  function follow() {
    stopStream();
    if (document.visibilityState === 'hidden') {
      startPolling();
      return;
    }
    void startStream();
  }

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stopStream();
    stopPolling();
  };
}

/** Doubling up to a minute, and spread, so that the tabs of many users do not come back together. */
function findWait(error: unknown, failures: number): number {
  if (error instanceof StreamError) return POLL_MS;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), POLL_MS) * (0.5 + Math.random());
}
