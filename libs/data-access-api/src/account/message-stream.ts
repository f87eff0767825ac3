import type { MessageEvent, UnreadCounts } from '@portal/api-contract/account';
import { createParser } from 'eventsource-parser';
import { buildSessionHeaders } from '../http/session-headers';

const STREAM_PATH = '/ptl/message/stream';

/** The server does not stream to this caller now. */
export class StreamError extends Error {
  override readonly name = 'StreamError';

  constructor(readonly status: number) {
    super(`The stream was refused with ${status}`);
  }
}

/**
 * Reads the counts of unread messages as they change, with the session's headers, which `EventSource` cannot send.
 * Resolves when the server ends the stream; rejects when it is rejected or breaks off.
 */
export async function readMessageStream(onCounts: (unread: UnreadCounts) => void, signal: AbortSignal): Promise<void> {
  const response = await fetch(STREAM_PATH, { headers: buildSessionHeaders(), credentials: 'include', signal });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !isStream || response.body === null) {
    await response.body?.cancel();
    throw new StreamError(response.status);
  }
  const parser = createParser({ onEvent: ({ data }) => onCounts((JSON.parse(data) as MessageEvent).unread) });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}
