/** @jest-environment node */
import { createStubApi } from '@portal/testing';
import { watchContentVersions } from './content-versions';

describe('watchContentVersions', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  function watch() {
    const api = { version: 1, topics: {} as Record<string, number>, isAway: false };
    const onChange = jest.fn();
    const versions = watchContentVersions(
      (request) =>
        api.isAway
          ? Promise.reject(new Error('away'))
          : createStubApi({ getContentVersion: { version: api.version, topics: api.topics } }).transport(request),
      () => Date.now(),
    );
    versions.subscribe(onChange);
    return { api, onChange, versions };
  }

  it('calls back once for every change, the version that it starts with being the first', async () => {
    const { api, onChange, versions } = watch();
    await pass(3);
    expect(onChange).toHaveBeenCalledTimes(1);
    api.version = 2;
    await pass(3);
    expect(onChange).toHaveBeenCalledTimes(2);
    versions.stop();
  });

  it('changes nothing while the API is away, and notices what changed meanwhile', async () => {
    const { api, onChange, versions } = watch();
    await pass(1);
    const heardAt = versions.getHeardAt();
    api.isAway = true;
    api.version = 5;
    await pass(5);
    expect([onChange.mock.calls.length, versions.getLatest(), versions.getHeardAt()]).toEqual([1, 1, heardAt]);
    api.isAway = false;
    await pass(2);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(versions.getHeardAt()).toBeGreaterThan(heardAt);
    versions.stop();
  });

  it('tells what is made of other content than there is, by its topics', async () => {
    const { api, versions } = watch();
    const made = { version: 3, topics: ['news', 'cases'] };
    expect(versions.isOutdated({ version: undefined })).toBe(false);
    Object.assign(api, { version: 7, topics: { news: 3, cases: 2, jobs: 7 } });
    await pass(1);
    expect(versions.isOutdated(made)).toBe(false);
    expect(versions.isOutdated({ version: 7, topics: ['jobs'] })).toBe(false);
    expect(versions.isOutdated({ version: 6 })).toBe(true);
    expect(versions.isOutdated({ version: undefined })).toBe(true);
    Object.assign(api, { version: 8, topics: { news: 3, cases: 8, jobs: 7 } });
    await pass(1);
    expect(versions.isOutdated(made)).toBe(true);
    expect(versions.isOutdated({ version: 7, topics: ['jobs'] })).toBe(false);
    versions.stop();
  });

  it('takes a topic that the API does not know for one that follows every change', async () => {
    const { versions } = watch();
    await pass(1);
    expect(versions.isOutdated({ version: 1, topics: ['new'] })).toBe(false);
    expect(versions.isOutdated({ version: 0, topics: ['new'] })).toBe(true);
    versions.stop();
  });

  it('follows a database that begins anew', async () => {
    const { api, onChange, versions } = watch();
    Object.assign(api, { version: 500, topics: { news: 400 } });
    await pass(1);
    onChange.mockClear();
    Object.assign(api, { version: 3, topics: { news: 2 } });
    await pass(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(versions.isOutdated({ version: 400, topics: ['news'] })).toBe(true);
    versions.stop();
  });

  it('stops', async () => {
    const { api, onChange, versions } = watch();
    await pass(1);
    versions.stop();
    api.version = 9;
    await pass(5);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
