import { stopOnSignal } from './stop-on-signal';

const DRAIN_MS = 5000;

let said: string[];

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  stopOnSignal({ announce: () => said.push('announced'), drainMs: DRAIN_MS, close: () => said.push('closed') });
});
afterEach(() => {
  jest.useRealTimers();
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
});

it('announces the end at once, and closes when it has drained', () => {
  process.emit('SIGTERM');
  expect(said).toEqual(['announced']);
  jest.advanceTimersByTime(DRAIN_MS - 1);
  expect(said).toEqual(['announced']);
  jest.advanceTimersByTime(1);
  expect(said).toEqual(['announced', 'closed']);
});

it('closes at a second signal, and only once', () => {
  process.emit('SIGTERM');
  process.emit('SIGINT');
  expect(said).toEqual(['announced', 'closed']);
  process.emit('SIGTERM');
  jest.advanceTimersByTime(DRAIN_MS);
  expect(said).toEqual(['announced', 'closed']);
});
