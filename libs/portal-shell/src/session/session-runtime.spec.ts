import { api, createAppStore, readSession, writeSession } from '@portal/data-access-api';
import { createStubApi, passTicks, type StubResponses } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import { endSession, exchangeCode, syncWithStorage, validateSession } from './session-runtime';

const user = { account: 'zhang', userCode: 'u1' };
const PERMISSIONS = {
  getMenuPermission: { menuPermission: ['maas:home'] },
  getConfigByCode: { value: '{"spec":["u1"]}' },
  getWatchBoardByCode: { url: '/overview/details' },
};

function start(responses: StubResponses) {
  const onError = jest.fn();
  const stub = createStubApi({ ...PERMISSIONS, ...responses });
  const store = createAppStore({ transport: stub.transport, onError });
  return { ...store, calls: stub.calls, onError };
}

beforeEach(() => localStorage.clear());

describe('validateSession', () => {
  it('asks for nothing without a token, and clears the user info', async () => {
    localStorage.setItem('userInfo', JSON.stringify(user));
    const { dispatch, calls, getState } = start({});
    await validateSession(dispatch);
    expect(calls).toEqual([]);
    expect(readSession().userInfo).toBeNull();
    expect(getState().authInfo).toMatchObject({ isKnown: true, isLoggedIn: false });
  });

  it('keeps a session that the server knows, and learns what it permits', async () => {
    writeSession('token', user);
    const { dispatch, getState } = start({ checkToken: user });
    await validateSession(dispatch);
    expect(readSession()).toEqual({ token: 'token', userInfo: user, userCode: 'zhang' });
    await waitFor(() =>
      expect(getState()).toMatchObject({
        personInfo: user,
        authInfo: { isLoggedIn: true, menuPermissions: ['maas:home'], operationsUrl: '/overview/details' },
      }),
    );
  });

  it('completes a session whose user info was lost', async () => {
    localStorage.setItem('IDAAS-AUTH-TOKEN', 'token');
    const { dispatch, getState } = start({ checkToken: user });
    await validateSession(dispatch);
    expect(readSession().userInfo).toEqual(user);
    expect(getState().authInfo.isLoggedIn).toBe(true);
  });

  it('clears token and user info when the validation has no data', async () => {
    writeSession('token', user);
    const { dispatch, getState } = start({ checkToken: null });
    await validateSession(dispatch);
    expect(readSession()).toEqual({ token: null, userInfo: null, userCode: null });
    expect(getState()).toMatchObject({ personInfo: null, authInfo: { isLoggedIn: false } });
  });

  it('keeps the session when the validation could not be made', async () => {
    writeSession('token', user);
    await validateSession(start({ checkToken: { error: { status: 503 } } }).dispatch);
    expect(readSession().token).toBe('token');
  });

  it.each([
    ['{"spec":["other"]}', ''],
    ['no json', ''],
    ['{"spec":"u1"}', ''],
    ['{"spec":["u1"]}', '/overview/details'],
  ])('shows the operations platform by the allow-list %s', async (value, url) => {
    writeSession('token', user);
    const { dispatch, getState } = start({ checkToken: user, getConfigByCode: { value } });
    await validateSession(dispatch);
    await waitFor(() => expect(getState().authInfo.menuPermissions).toHaveLength(1));
    expect(getState().authInfo.operationsUrl).toBe(url);
  });
});

describe('exchangeCode', () => {
  it('stores token, user and account', async () => {
    const { dispatch, getState } = start({ exchangeCode: { token: 't1', user } });
    await exchangeCode(dispatch, 'code');
    expect(readSession()).toEqual({ token: 't1', userInfo: user, userCode: 'zhang' });
    expect(getState().authInfo.isLoggedIn).toBe(true);
  });

  it('fails silently', async () => {
    const { dispatch, getState, onError } = start({ exchangeCode: { error: { status: 400 } } });
    await exchangeCode(dispatch, 'code');
    expect(getState().authInfo).toMatchObject({ isKnown: true, isLoggedIn: false });
    expect(onError).not.toHaveBeenCalled();
  });

  it('leaves a visitor whose browser keeps no storage logged out', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { dispatch, getState } = start({ exchangeCode: { token: 't1', user } });
    await exchangeCode(dispatch, 'code');
    expect(getState().authInfo).toMatchObject({ isKnown: true, isLoggedIn: false });
    setItem.mockRestore();
  });
});

describe('syncWithStorage', () => {
  it('follows what another tab has stored', () => {
    const { dispatch, getState } = start({});
    writeSession('token', user);
    syncWithStorage(dispatch);
    expect(getState().authInfo.isLoggedIn).toBe(true);
    localStorage.clear();
    syncWithStorage(dispatch);
    expect(getState()).toMatchObject({ personInfo: null, authInfo: { isLoggedIn: false } });
  });
});

describe('endSession', () => {
  it('asks for the logout address with the token, then clears everything', async () => {
    writeSession('token', user);
    sessionStorage.setItem('pageConfig', '[]');
    const { dispatch, getState } = start({ getLogoutUrl: '/out?redirect_uri=' });
    await endSession(dispatch, false, false);
    expect(readSession().token).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(getState()).toMatchObject({ personInfo: null, authInfo: { isLeaving: true, isLoggedIn: false } });
  });

  it('sends no calls while it waits, and those it owes when the page is shown again', async () => {
    const { dispatch, calls } = start({ getLogoutUrl: '/out?redirect_uri=', listMenus: [] });
    await endSession(dispatch, false, false);
    const ask = () => void dispatch(api.endpoints.listMenus.initiate({ platformType: '1' }));
    ask();
    await passTicks();
    expect(calls.map(({ name }) => name)).toEqual(['getLogoutUrl']);
    window.dispatchEvent(new Event('pageshow'));
    ask();
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['getLogoutUrl', 'listMenus']));
  });

  it('keeps session storage when the user only switches', async () => {
    sessionStorage.setItem('pageConfig', '[]');
    await endSession(start({ getLogoutUrl: '/out?redirect_uri=' }).dispatch, true, false);
    expect(sessionStorage.getItem('pageConfig')).toBe('[]');
  });

  it('clears the browser also when the server cannot be reached', async () => {
    writeSession('token', user);
    await endSession(start({ getLogoutUrl: { error: { status: 503 } } }).dispatch, false, false);
    expect(readSession().token).toBeNull();
  });
});
