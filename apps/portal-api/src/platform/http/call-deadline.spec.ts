import { allEndpoints } from '@portal/api-contract';
import type { CallContext } from './call-context';
import { serveEndpoint } from './endpoint-pipeline';
import type { Implementation } from './implement';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['usual', undefined, 2600, 2600],
  ['own, which is longer', 30_000, 2600, 30_000],
  ['usual of a machine that is given more', 30_000, 60_000, 60_000],
])('a call that never ends is given up after the %s time', async (_name, deadlineMs, usualMs, endMs) => {
  const never = { endpoint: allEndpoints['getPublicKey'], handle: () => new Promise(() => undefined), deadlineMs };
  const { respond } = serveEndpoint(never as Implementation, {
    ...{ clock: () => new Date(), getContentVersion: () => 1, isDatabaseUp: () => true, isStrict: false },
    ...{ deadlineMs: usualMs, onFailure: () => undefined },
  });
  const ended = vi.fn();
  void Promise.resolve(respond({ query: {}, body: undefined }, { traceId: 't' } as CallContext)).then(ended);
  await vi.advanceTimersByTimeAsync(endMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }));
});
