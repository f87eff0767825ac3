/** @jest-environment node */
import { createStubApi } from '@portal/testing';
import { watchContent } from './content-watch';

describe('watchContent', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  function watch() {
    const api = { version: 1, isAway: false };
    const onChange = jest.fn();
    const stop = watchContent(
      (request) =>
        api.isAway
          ? Promise.reject(new Error('away'))
          : createStubApi({ getContentVersion: { version: api.version } }).transport(request),
      onChange,
    );
    return { api, onChange, stop };
  }

  it('calls back once for every change, and not for the version it starts with', async () => {
    const { api, onChange, stop } = watch();
    await pass(3);
    expect(onChange).not.toHaveBeenCalled();
    api.version = 2;
    await pass(3);
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
  });

  it('changes nothing while the API is away, and notices what changed meanwhile', async () => {
    const { api, onChange, stop } = watch();
    await pass(1);
    api.isAway = true;
    api.version = 5;
    await pass(5);
    expect(onChange).not.toHaveBeenCalled();
    api.isAway = false;
    await pass(2);
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
  });

  it('stops', async () => {
    const { api, onChange, stop } = watch();
    await pass(1);
    stop();
    api.version = 9;
    await pass(5);
    expect(onChange).not.toHaveBeenCalled();
  });
});
