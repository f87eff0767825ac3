import { readMessageStream, StreamError } from './message-stream';

const COUNTS = { system: 0, order: 0, workorder: 2, realname: 0, community: 0, activity: 0, security: 0 };

interface Part {
  readonly text?: string;
  readonly error?: Error;
}

/** A response that comes in parts. jsdom has no `Response`, so this is what the reader needs of one. */
function respond(status: number, contentType: string, parts: readonly Part[] = []) {
  const left = [...parts];
  const cancel = jest.fn();
  const read = async () => {
    const part = left.shift();
    if (part?.error) throw part.error;
    return part ? { done: false, value: new TextEncoder().encode(part.text) } : { done: true, value: undefined };
  };
  const response = {
    ok: status < 300,
    status,
    headers: { get: () => contentType },
    body: { cancel, getReader: () => ({ read }) },
  };
  const fetched = jest.fn(async () => response as unknown as Response);
  globalThis.fetch = fetched as unknown as typeof fetch;
  return { fetched, cancel };
}

const EVENTS = 'text/event-stream; charset=utf-8';
const read = (onCounts = jest.fn()) => readMessageStream(onCounts, new AbortController().signal);

beforeEach(() => localStorage.clear());

describe('readMessageStream', () => {
  it('sends the headers of the session', async () => {
    localStorage.setItem('IDAAS-AUTH-TOKEN', 'secret');
    localStorage.setItem('userCode', '林');
    const { fetched } = respond(200, EVENTS);
    await read();
    expect(fetched).toHaveBeenCalledWith(
      '/ptl/message/stream',
      expect.objectContaining({
        credentials: 'include',
        headers: { Authorization: 'Bearer secret', 'IDAAS-AUTH-TOKEN': 'secret', userCode: '%E6%9E%97' },
      }),
    );
  });

  it('hears events however they are cut into parts, and nothing of what keeps the line open', async () => {
    const event = `data: ${JSON.stringify({ unread: COUNTS })}\n\n`;
    respond(200, EVENTS, [{ text: ': open\n\nda' }, { text: event.slice(2, 40) }, { text: event.slice(40) }]);
    const onCounts = jest.fn();
    await read(onCounts);
    expect(onCounts.mock.calls).toEqual([[COUNTS]]);
  });

  it.each([
    [429, 'application/json'],
    [401, 'application/json'],
    [200, 'text/html'],
  ])('rejects what is no stream: %i %s', async (status, type) => {
    const { cancel } = respond(status, type);
    const error: unknown = await read().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StreamError);
    expect(error).toMatchObject({ status });
    expect(cancel).toHaveBeenCalled();
  });

  it('rejects when the line breaks', async () => {
    respond(200, EVENTS, [{ text: ': open\n\n' }, { error: new Error('broken') }]);
    await expect(read()).rejects.toThrow('broken');
  });
});
