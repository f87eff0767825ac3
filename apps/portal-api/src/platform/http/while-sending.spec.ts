import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { whileSending } from './while-sending';

const PAUSE_MS = 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const settle = () => new Promise((resolve) => setImmediate(resolve));

function send() {
  const stream = new PassThrough();
  const reading = whileSending(stream, { pauseMs: PAUSE_MS, createError: () => new Error('stalled') }, () =>
    text(stream),
  );
  return { stream, outcome: reading.catch((error: Error) => error.message) };
}

it('waits for whoever goes on, however long it takes', async () => {
  const { stream, outcome } = send();
  for (const piece of ['a', 'b', 'c', 'd']) {
    vi.advanceTimersByTime(PAUSE_MS - 1);
    stream.write(piece);
    await settle();
  }
  stream.end();
  expect(await outcome).toBe('abcd');
  expect(vi.getTimerCount()).toBe(0);
});

it.each([[0], [2]])('gives up whoever stops after %i pieces', async (count) => {
  const { stream, outcome } = send();
  for (let sent = 0; sent < count; sent += 1) stream.write('x');
  await settle();
  vi.advanceTimersByTime(PAUSE_MS);
  expect(await outcome).toBe('stalled');
  expect(stream.listenerCount('data')).toBe(0);
});
