import {
  BrandContext,
  createAppStore,
  loggedIn,
  loggedOut,
  sessionExpired,
  sessionLeft,
} from '@portal/data-access-api';
import type { PathAccess } from '@portal/portal-paths';
import { createStubApi } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { replaceByLogin } from '../session/replace-by-login';
import { guardPage } from './guard-page';
import { sampleBrand } from '../testing/sample-brand';

jest.mock('../session/replace-by-login');

function open(access: PathAccess = 'login') {
  const stub = createStubApi({ getPageShowMode: { manualAudit: true, thirdParty: false } });
  const store = createAppStore({ transport: stub.transport });
  const { Page, loader } = guardPage({ Page: () => <h1>订单</h1>, loader: () => [] }, access);
  render(
    <Provider store={store}>
      <BrandContext value={sampleBrand}>
        <Page />
      </BrandContext>
    </Provider>,
  );
  return { store, loader, calls: stub.calls };
}

const page = () => screen.queryByRole('heading', { name: '订单' });

describe('guardPage', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('waits until it is known who is there, and loads nothing for the page', async () => {
    const { loader } = open();
    await pass(5000);
    expect(page()).toBeNull();
    expect(replaceByLogin).not.toHaveBeenCalled();
    expect(loader).toBeUndefined();
  });

  it('sends visitors to the login page at once', async () => {
    const { store } = open();
    act(() => void store.dispatch(loggedOut()));
    await pass(0);
    expect(replaceByLogin).toHaveBeenCalledWith(expect.any(Function));
    expect(page()).toBeNull();
  });

  it('shows the page to whoever is logged in', () => {
    const { store } = open();
    act(() => void store.dispatch(loggedIn()));
    expect(page()).toBeVisible();
  });

  it('keeps the page in view while its session ends, and leaves the way to others', async () => {
    const { store } = open();
    act(() => void store.dispatch(loggedIn()));
    act(() => void store.dispatch(sessionExpired()));
    await pass(5000);
    expect(page()).toBeVisible();
    expect(replaceByLogin).not.toHaveBeenCalled();
  });

  it('sends nobody to the login page who is just logging out', async () => {
    const { store } = open();
    act(() => void store.dispatch(loggedIn()));
    act(() => void store.dispatch(sessionLeft()));
    await pass(5000);
    expect(page()).toBeNull();
    expect(replaceByLogin).not.toHaveBeenCalled();
  });

  it('gives a logout in another tab three seconds to reach the provider', async () => {
    const { store } = open();
    act(() => void store.dispatch(loggedIn()));
    act(() => void store.dispatch(loggedOut()));
    await pass(2999);
    expect(page()).toBeNull();
    expect(replaceByLogin).not.toHaveBeenCalled();
    await pass(1);
    expect(replaceByLogin).toHaveBeenCalledTimes(1);
  });

  it('loads the entrance flags of real-name pages where they are missing, once', async () => {
    jest.useRealTimers();
    const { store, calls } = open('realname');
    act(() => void store.dispatch(loggedIn()));
    expect(page()).toBeNull();
    expect(await screen.findByRole('heading', { name: '订单' })).toBeVisible();
    expect(store.getState().entrance).toBe('10');
    expect(calls.filter(({ name }) => name === 'getPageShowMode')).toHaveLength(1);
  });
});
