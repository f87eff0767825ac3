import { createAppStore, writeSession } from '@portal/data-access-api';
import { noteLogin } from '@portal/data-access-api/session';
import { createStubApi, passTicks } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import { startSession } from './session-start';

const user = { account: 'zhang', userCode: 'u1' };
const CODE = 'c'.repeat(43);

async function start(url: string, hasOwnCode = false) {
  window.history.replaceState(null, '', url);
  const stub = createStubApi({ exchangeCode: { token: 't1', user }, checkToken: user });
  const store = createAppStore({ transport: stub.transport });
  await startSession(store.dispatch, hasOwnCode);
  return { ...store, calls: stub.calls };
}

describe('startSession', () => {
  beforeEach(() => localStorage.clear());

  it('takes the code out of the address before anything else happens, and exchanges it', async () => {
    const { getState, calls } = await start(`/home?a=1&code=${CODE}#top`);
    expect(window.location.href).toBe('http://localhost/home?a=1#top');
    expect(getState().authInfo.isKnown).toBe(false);
    await waitFor(() => expect(getState().authInfo.isLoggedIn).toBe(true));
    expect(calls[0]).toMatchObject({ name: 'exchangeCode', query: { code: CODE } });
  });

  it('leaves a code alone that is not of a login', async () => {
    const { getState, calls } = await start('/purchase-page?id=7&code=P1', true);
    expect(window.location.search).toBe('?id=7&code=P1');
    expect(getState().authInfo).toMatchObject({ isKnown: true, isLoggedIn: false });
    expect(calls).toEqual([]);
  });

  it('takes the code of its own login from beside that of a page, once', async () => {
    noteLogin();
    const { getState } = await start(`/product-apply?code=iot-hub&code=${CODE}`, true);
    expect(window.location.search).toBe('?code=iot-hub');
    await waitFor(() => expect(getState().authInfo.isLoggedIn).toBe(true));
    expect((await start(`/product-apply?code=${CODE}`, true)).calls.map(({ name }) => name)).not.toContain(
      'exchangeCode',
    );
  });

  it('knows a visitor at once, without a call', async () => {
    const { getState, calls } = await start('/home');
    expect(getState().authInfo).toMatchObject({ isKnown: true, isLoggedIn: false });
    expect(calls).toEqual([]);
  });

  it('follows another tab', async () => {
    const { getState } = await start('/home');
    writeSession('t1', user);
    window.dispatchEvent(new StorageEvent('storage', { key: 'IDAAS-AUTH-TOKEN' }));
    await waitFor(() => expect(getState().authInfo.isLoggedIn).toBe(true));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(getState().authInfo.isLoggedIn).toBe(false));
  });

  it('does not care about what else is stored', async () => {
    const { getState } = await start('/home');
    writeSession('t1', user);
    window.dispatchEvent(new StorageEvent('storage', { key: 'something' }));
    await passTicks();
    expect(getState().authInfo.isLoggedIn).toBe(false);
  });
});
