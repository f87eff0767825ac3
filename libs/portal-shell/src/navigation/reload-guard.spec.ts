import { isPrefetchWelcome } from './idle-prefetch';
import { RELOAD_GUARD_MS, reloadOnce } from './reload-guard';

describe('reloadOnce', () => {
  beforeEach(() => sessionStorage.clear());

  it('reloads at most once in the time of the guard', () => {
    const reload = jest.fn();
    const start = 1_000_000;
    expect(reloadOnce(start, reload)).toBe(true);
    expect(reloadOnce(start + RELOAD_GUARD_MS - 1, reload)).toBe(false);
    expect(reloadOnce(start + RELOAD_GUARD_MS, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload without a line', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    expect(reloadOnce(1_000_000, reload)).toBe(false);
    onLine.mockReturnValue(true);
    expect(reloadOnce(1_000_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });

  it('does not reload where it could not remember having done so', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is full');
    });
    const reload = jest.fn();
    expect(reloadOnce(1_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});

describe('isPrefetchWelcome', () => {
  it.each([
    [{ onLine: true }, true],
    [{ onLine: false }, false],
    [{ onLine: true, connection: { effectiveType: '4g' } }, true],
    [{ onLine: true, connection: { effectiveType: '2g' } }, false],
    [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
    [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ])('judges %j', (navigator, expected) => expect(isPrefetchWelcome(navigator)).toBe(expected));
});
