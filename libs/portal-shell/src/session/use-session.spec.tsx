import { BrandContext, createAppStore, readSession, sessionExpired, writeSession } from '@portal/data-access-api';
import { createStubApi } from '@portal/testing';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openLogin } from './open-login';
import { useSession } from './use-session';
import { sampleBrand } from '../testing/sample-brand';

jest.mock('./open-login');

function Probe() {
  useSession();
  return null;
}

it('removes a session at once and opens the login page 3 s after it has ended', () => {
  writeSession('token', { account: 'zhang', userCode: 'u1' });
  const store = createAppStore({ transport: createStubApi({}).transport });
  render(
    <Provider store={store}>
      <BrandContext value={sampleBrand}>
        <Probe />
      </BrandContext>
    </Provider>,
  );
  jest.useFakeTimers();
  act(() => void store.dispatch(sessionExpired()));
  expect(readSession().token).toBeNull();
  act(() => jest.advanceTimersByTime(2999));
  expect(openLogin).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(openLogin).toHaveBeenCalledWith(expect.any(Function), '/miot');
  jest.useRealTimers();
});
