import type { UnreadCounts } from '@portal/api-contract/account';
import { followMessages, POLL_MS } from './follow-messages';
import { StreamError } from './message-stream';

const COUNTS = { system: 1 } as UnreadCounts;

interface Attempt {
  readonly send: (unread: UnreadCounts) => void;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
  readonly signal: AbortSignal;
}

function start() {
  const attempts: Attempt[] = [];
  const onCounts = jest.fn();
  const poll = jest.fn();
  const stop = followMessages({
    poll,
    onCounts,
    readStream: (send, signal) =>
      new Promise((end, fail) => {
        attempts.push({ send, end, fail, signal });
        signal.addEventListener('abort', () => fail(new Error('aborted')));
      }),
  });
  return { attempts, onCounts, poll, stop, last: () => attempts.at(-1) as Attempt };
}

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let stops: (() => void)[] = [];
const follow = () => {
  const started = start();
  stops.push(started.stop);
  return started;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('followMessages', () => {
  it('hears the stream, and asks nothing meanwhile', async () => {
    const { attempts, onCounts, poll, last } = follow();
    last().send(COUNTS);
    await pass(5 * POLL_MS);
    expect(onCounts.mock.calls).toEqual([[COUNTS]]);
    expect(poll).not.toHaveBeenCalled();
    expect(attempts).toHaveLength(1);
  });

  it('opens an ended stream again after a second', async () => {
    const { attempts, last } = follow();
    last().send(COUNTS);
    last().end();
    await pass(999);
    expect(attempts).toHaveLength(1);
    await pass(1);
    expect(attempts).toHaveLength(2);
  });

  it('waits longer after each failure, a minute at most, and asks every minute until it succeeds', async () => {
    const { attempts, poll, last } = follow();
    const waits: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const before = attempts.length;
      last().fail(new Error('broken'));
      await pass(0);
      for (let waited = 1000; attempts.length === before; waited += 1000) {
        await pass(1000);
        waits[round] = waited;
      }
    }
    expect(waits.map((wait) => wait / 1000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(poll.mock.calls.length).toBeGreaterThanOrEqual(3);
    const asked = poll.mock.calls.length;
    last().send(COUNTS);
    await pass(3 * POLL_MS);
    expect(poll).toHaveBeenCalledTimes(asked);
  });

  it('leaves the server alone for a minute when it has no room', async () => {
    const { attempts, last } = follow();
    last().fail(new StreamError(429));
    await pass(POLL_MS - 1);
    expect(attempts).toHaveLength(1);
    await pass(1);
    expect(attempts).toHaveLength(2);
  });

  it('asks once when the session is over, so that its end is noticed, and tries no stream again', async () => {
    const { attempts, poll, last } = follow();
    last().fail(new StreamError(401));
    await pass(0);
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(POLL_MS - 1);
    expect(attempts).toHaveLength(1);
  });

  it('asks every minute while the page is hidden, and streams again when it is seen', async () => {
    const { attempts, poll, last } = follow();
    last().send(COUNTS);
    show('hidden');
    expect(last().signal.aborted).toBe(true);
    await pass(2 * POLL_MS);
    expect(poll).toHaveBeenCalledTimes(2);
    expect(attempts).toHaveLength(1);
    show('visible');
    expect(attempts).toHaveLength(2);
    last().send(COUNTS);
    await pass(2 * POLL_MS);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('leaves nothing behind when it stops', async () => {
    const { attempts, poll, stop, last } = follow();
    stop();
    expect(last().signal.aborted).toBe(true);
    show('hidden');
    show('visible');
    await pass(3 * POLL_MS);
    expect(attempts).toHaveLength(1);
    expect(poll).not.toHaveBeenCalled();
  });
});
