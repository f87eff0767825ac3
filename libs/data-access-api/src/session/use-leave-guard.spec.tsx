import { passTicks } from '@portal/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useHref, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom';
import { createAppStore } from '../store/app-store';
import { sessionExpired } from '../store/auth-info.slice';
import { listenBeforeRouter } from './pop-guard';
import { useLeaveGuard } from './use-leave-guard';

const LOSS = '附件不会保留，确定离开？';

function Guard({ loss, isDirty = true }: { readonly loss: string; readonly isDirty?: boolean }) {
  useLeaveGuard(isDirty, loss);
  return null;
}

function PageLink({ href, target }: { readonly href: string; readonly target?: string }) {
  const click = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  return (
    <a href={useHref(href)} target={target} onClick={click}>
      {`${href} ${target ?? ''}`.trim()}
    </a>
  );
}

function Controls() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <PageLink href="/list" />
      <PageLink href="/form" />
      <PageLink href="/elsewhere" />
      <PageLink href="/elsewhere" target="_blank" />
      <button onClick={() => void navigate('/found', { replace: true })}>search</button>
    </>
  );
}

/** Opens `/first`, `/list` and then `/form` with what would be lost there; returns what was asked. */
async function open(...losses: readonly string[]) {
  window.history.pushState(null, '', '/miot/first');
  const store = createAppStore({ transport: () => Promise.reject(new Error('nothing is called')) });
  const view = render(
    <Provider store={store}>
      <BrowserRouter basename="/miot">
        <Controls />
        <Routes>
          <Route
            path="/form"
            element={
              <>
                {losses.map((loss) => (
                  <Guard key={loss} loss={loss} />
                ))}
                <textarea defaultValue="" />
              </>
            }
          />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
  await press('/list');
  await press('/form');
  return { ...view, store };
}

const shown = () => screen.getByRole('status').textContent;
const press = (name: string, init: MouseEventInit = {}) =>
  act(async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    screen.getByText(name).dispatchEvent(event);
  });

/** Goes through the history and waits until everything that follows has happened. */
const travel = (steps: number) =>
  act(async () => {
    window.history.go(steps);
    await passTicks();
  });

beforeAll(listenBeforeRouter);

describe('a form with something that no draft keeps', () => {
  let confirm: jest.SpyInstance<boolean, [message?: string]>;
  beforeEach(() => (confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)));
  afterEach(() => confirm.mockRestore());

  it.each([
    ['a link', () => press('/elsewhere'), '/elsewhere'],
    ['code', () => press('search'), '/found'],
    ['back', () => travel(-1), '/list'],
    ['back past the page before', () => travel(-2), '/first'],
  ])('is left by %s only where its owner agrees', async (_way, leave, target) => {
    await open(LOSS);
    const text = screen.getByRole('textbox');
    const { length } = window.history;
    await leave();
    expect(confirm.mock.calls).toEqual([[LOSS]]);
    expect([shown(), window.location.pathname]).toEqual(['/form', '/miot/form']);
    expect(screen.getByRole('textbox')).toBe(text);
    expect(window.history).toHaveLength(length);
    confirm.mockReturnValue(true);
    await leave();
    expect(confirm).toHaveBeenCalledTimes(2);
    await waitFor(() => expect([shown(), window.location.pathname]).toEqual([target, `/miot${target}`]));
  });

  it('is left by forward only where its owner agrees', async () => {
    await open('', LOSS);
    confirm.mockReturnValue(true);
    await press('/elsewhere');
    await travel(-1);
    confirm.mockReset().mockReturnValue(false);
    await travel(1);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect([shown(), window.location.pathname]).toEqual(['/form', '/miot/form']);
    confirm.mockReturnValue(true);
    await travel(1);
    expect(shown()).toBe('/elsewhere');
  });

  it('leaves the history as it was: what lay behind the form is behind it still', async () => {
    await open(LOSS);
    await travel(-1);
    await travel(-1);
    expect(confirm).toHaveBeenCalledTimes(2);
    confirm.mockReturnValue(true);
    await travel(-1);
    expect(shown()).toBe('/list');
    await travel(-1);
    expect(shown()).toBe('/first');
    await travel(2);
    expect(shown()).toBe('/form');
    expect(confirm).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['another tab', () => press('/elsewhere _blank')],
    ['another tab by key', () => press('/elsewhere', { ctrlKey: true })],
  ])('is not asked about for %s', async (_what, leave) => {
    await open(LOSS);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await leave();
    expect(confirm).not.toHaveBeenCalled();
    expect(shown()).toBe('/form');
  });

  it('is not asked about for another place of the same page, nor on the way back from it', async () => {
    await open(LOSS);
    await act(async () => {
      window.location.hash = 'files';
      await passTicks();
    });
    expect(shown()).toBe('/form#files');
    await travel(-1);
    expect(shown()).toBe('/form');
    expect(confirm).not.toHaveBeenCalled();
    await travel(-1);
    expect([confirm.mock.calls.length, shown()]).toEqual([1, '/form']);
  });

  it('is left freely where the browser does not tell the way back', async () => {
    await open(LOSS);
    await act(async () => {
      window.location.hash = 'files';
      await passTicks();
    });
    await travel(-2);
    expect([confirm.mock.calls.length, shown()]).toEqual([0, '/list']);
  });

  it('knows the way back where the browser numbers its entries', async () => {
    // The form is the seventh entry, a place on it the eighth.
    const toIndex = () => (window.location.pathname.endsWith('/list') ? 6 : window.location.hash ? 8 : 7);
    const currentEntry = Object.defineProperty({}, 'index', { get: toIndex });
    Object.defineProperty(window, 'navigation', { configurable: true, value: { currentEntry } });
    await open(LOSS);
    await act(async () => {
      window.location.hash = 'files';
      await passTicks();
    });
    await travel(-2);
    Reflect.deleteProperty(window, 'navigation');
    expect([confirm.mock.calls.length, shown(), window.location.hash]).toEqual([1, '/form#files', '#files']);
  });

  it('is asked about once, however many parts of it would be lost', async () => {
    await open(LOSS, '有附件还没有上传，确定离开？');
    await travel(-1);
    expect(confirm.mock.calls).toEqual([[LOSS]]);
  });

  it('asks nothing where everything is kept, once the form is gone, or for the way to the login page', async () => {
    const { store, unmount } = await open('', LOSS);
    act(() => void store.dispatch(sessionExpired()));
    await travel(-1);
    expect(shown()).toBe('/list');
    unmount();
    await travel(1);
    expect(confirm).not.toHaveBeenCalled();
  });
});
