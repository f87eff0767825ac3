import { createAppStore, writeSession } from '@portal/data-access-api';
import { createStubApi, type StubResponses } from '@portal/testing';
import { recordVisit } from './record-visit';

function start(responses: StubResponses = { getOwnAddress: { ip: '203.0.113.9' }, addVisit: null }) {
  const stub = createStubApi(responses);
  const onError = jest.fn();
  const { dispatch } = createAppStore({ transport: stub.transport, onError });
  return { dispatch, calls: stub.calls, onError };
}

describe('recordVisit', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('sends address and account once a browser session', async () => {
    writeSession('t', { account: 'zhang', userCode: 'u1' });
    const { dispatch, calls } = start();
    await recordVisit(dispatch);
    await recordVisit(dispatch);
    expect(calls.map(({ name }) => name)).toEqual(['getOwnAddress', 'addVisit']);
    expect(calls[1]?.body).toEqual({ ip: '203.0.113.9', userAccount: 'zhang' });
  });

  it('only logs that the address could not be looked up', async () => {
    const { dispatch, calls, onError } = start({ addVisit: null });
    await recordVisit(dispatch);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    expect(calls[1]?.body).toEqual({});
  });

  it.each([
    [{ ip: '198.51.100.7' }, { ip: '198.51.100.7' }],
    [{ ip: 5 }, {}],
    [null, {}],
  ])('asks a third party where one is configured: %j', async (response, body) => {
    const fetchMock = jest.fn(async () => ({ json: async () => response }));
    Object.assign(globalThis, { fetch: fetchMock });
    const { dispatch, calls } = start();
    await recordVisit(dispatch, 'https://ip.example/v1?a=1');
    expect(String(fetchMock.mock.calls[0]?.at(0))).toBe('https://ip.example/v1?a=1&format=json');
    expect(calls.map(({ name }) => name)).toEqual(['addVisit']);
    expect(calls[0]?.body).toEqual(body);
  });
});
