import type { Readable } from 'node:stream';

/**
 * Does work that reads a stream to its end, and rejects with `createError` as soon as nothing has come of it for so many
 * milliseconds. However slow a sender is: whoever goes on is waited for.
 */
export async function whileSending<Result>(
  stream: Readable,
  { pauseMs, createError }: { readonly pauseMs: number; readonly createError: () => Error },
  work: () => Promise<Result>,
): Promise<Result> {
  let stop: (error: Error) => void = () => undefined;
  const stalled = new Promise<never>((_resolve, reject) => (stop = reject));
  const timer = setTimeout(() => stop(createError()), pauseMs);
  const notePiece = () => void timer.refresh();
  // The work has to read by then: a stream that is only listened to flows past it.
  const result = work();
  stream.on('data', notePiece);
  try {
    return await Promise.race([result, stalled]);
  } finally {
    clearTimeout(timer);
    stream.off('data', notePiece);
  }
}
