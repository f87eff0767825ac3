import { loadAgain } from './load-again';

describe('code that gets lost on its way', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is asked for again with the gestures that follow, and told of once', async () => {
    const [load, tell, lost] = [jest.fn(), jest.fn(), new Error('lost')];
    load.mockRejectedValueOnce(lost).mockRejectedValueOnce(new Error('lost again')).mockResolvedValue('code');
    const loaded = loadAgain(load, tell);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('mousemove'));
    await jest.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);

    // However many there are, it is not asked for more often than every two seconds.
    for (let count = 0; count < 10; count += 1) dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(1999);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(await loaded).toBe('code');
    expect(tell.mock.calls).toEqual([[lost]]);

    dispatchEvent(new Event('click'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is asked for once where it arrives', async () => {
    const [load, tell] = [jest.fn().mockResolvedValue('code'), jest.fn()];
    expect(await loadAgain(load, tell)).toBe('code');
    expect(tell).not.toHaveBeenCalled();
  });
});
