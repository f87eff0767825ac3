import { BrandContext, createAppStore, readSession, sessionExpired, writeSession } from '@portal/data-access-api';
import { createStubApi, type StubAnswers } from '@portal/testing';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { toBrand } from '../config/portal-config';
import { openLogin } from './login-page';
import { useSession } from './use-session';

jest.mock('./login-page');

const brand = toBrand({
  environmentCode: 1,
  basePath: '/miot',
  homeHref: '/homepage',
  product: 'miot',
  pageCode: 'basicPageCode',
  isConsultEnabled: false,
});
const user = { account: 'zhang', userCode: 'u1' };

function Probe() {
  useSession();
  return null;
}

async function start(answers: StubAnswers) {
  const stub = createStubApi(answers);
  const store = createAppStore({ transport: stub.transport });
  await act(async () => {
    render(
      <Provider store={store}>
        <BrandContext value={brand}>
          <Probe />
        </BrandContext>
      </Provider>,
    );
  });
  return { store, calls: stub.calls };
}

describe('useSession', () => {
  beforeEach(() => localStorage.clear());

  it('asks for no validation without a token, and clears the user info', async () => {
    localStorage.setItem('userInfo', JSON.stringify(user));
    const { calls } = await start({});
    expect(calls).toEqual([]);
    expect(readSession().userInfo).toBeNull();
  });

  it('keeps a session that the server knows', async () => {
    writeSession('token', user);
    const { store } = await start({ checkToken: user });
    expect(store.getState()).toMatchObject({ personInfo: user, authInfo: { isLoggedIn: true } });
    expect(readSession()).toEqual({ token: 'token', userInfo: user, userCode: 'zhang' });
  });

  it('clears token and user info when the validation has no data', async () => {
    writeSession('token', user);
    const { store } = await start({ checkToken: null });
    expect(readSession()).toEqual({ token: null, userInfo: null, userCode: null });
    expect(store.getState()).toMatchObject({ personInfo: null, authInfo: { isLoggedIn: false } });
  });

  it('keeps the session when the validation could not be made', async () => {
    writeSession('token', user);
    await start({ checkToken: { refusal: { status: 503 } } });
    expect(readSession().token).toBe('token');
  });

  it('removes the session at once and opens the login page 3 s after it has ended', async () => {
    writeSession('token', user);
    const { store } = await start({ checkToken: user });
    jest.useFakeTimers();
    act(() => void store.dispatch(sessionExpired()));
    expect(readSession().token).toBeNull();
    act(() => jest.advanceTimersByTime(2999));
    expect(openLogin).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(openLogin).toHaveBeenCalledWith('/miot');
    jest.useRealTimers();
  });
});
