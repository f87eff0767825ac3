import { startTimers, type Timer, TIMER_INTERVALS } from './timers';

beforeEach(() => {
  isUp = true;
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

let isUp = true;

function start(...timers: readonly Timer[]) {
  const failures: Error[] = [];
  const stop = startTimers(timers, { isDatabaseUp: () => isUp, onFailure: (error) => failures.push(error) });
  return { failures, stop };
}

const pass = (every: Timer['every'], times = 1) => jest.advanceTimersByTimeAsync(TIMER_INTERVALS[every] * times);

it('runs each timer as often as it asks for, until it is stopped', async () => {
  const often = jest.fn(async () => undefined);
  const seldom = jest.fn(async () => undefined);
  const { stop } = start(
    { name: 'often', every: 'moment', run: often },
    { name: 'seldom', every: 'minute', run: seldom },
  );
  await pass('minute');
  expect([often.mock.calls.length, seldom.mock.calls.length]).toEqual([12, 1]);
  stop();
  await pass('hour');
  expect([often.mock.calls.length, seldom.mock.calls.length]).toEqual([12, 1]);
});

it('says which timer failed and why, and goes on with it and the others', async () => {
  const cause = new Error('the record cannot be read');
  const bad = jest.fn().mockRejectedValue(cause);
  const good = jest.fn(async () => undefined);
  const { failures, stop } = start(
    { name: 'accounts.close', every: 'moment', run: bad },
    { name: 'good', every: 'moment', run: good },
  );
  await pass('moment', 2);
  expect([bad.mock.calls.length, good.mock.calls.length]).toEqual([2, 2]);
  expect(failures).toEqual([
    new Error('The timer accounts.close failed'),
    new Error('The timer accounts.close failed'),
  ]);
  expect(failures[0]?.cause).toBe(cause);
  stop();
});

it('hears of a timer that throws before it waits for anything', async () => {
  const { failures, stop } = start({
    name: 'hasty',
    every: 'moment',
    run: () => {
      throw new Error('at once');
    },
  });
  await pass('moment');
  expect(failures).toHaveLength(1);
  stop();
});

it('says nothing of an outage of the database that is known already', async () => {
  const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const { failures, stop } = start({ name: 'any', every: 'moment', run: () => Promise.reject(outage) });
  await pass('moment');
  expect(failures).toHaveLength(1);
  isUp = false;
  await pass('moment', 3);
  expect(failures).toHaveLength(1);
  stop();
});

it('lets no timer overtake itself', async () => {
  let finish = () => undefined as void;
  const slow = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { stop } = start({ name: 'slow', every: 'moment', run: slow });
  await pass('moment', 3);
  expect(slow).toHaveBeenCalledTimes(1);
  finish();
  await pass('moment');
  expect(slow).toHaveBeenCalledTimes(2);
  stop();
});
