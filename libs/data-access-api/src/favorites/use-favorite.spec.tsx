import type { FavoriteItem } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { passTicks, type StubResponses } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, writeSession } from '../session/browser-session';
import { goToLogin } from '../session/go-to-login';
import { loggedIn, loggedOut } from '../store/auth-info.slice';
import { renderOnStub } from '../testing';
import type { NamedItem } from './favorite-state';
import { useFavorite } from './use-favorite';

jest.mock('../session/go-to-login');

const HUB: NamedItem = { module: 'PRODUCT', id: 'iot-hub' };
const PAGE: NamedItem = { module: 'DOCUMENT', id: 'iot-hub', nodeId: 'start/first' };

/** The same items as calls name them. */
const SENT_HUB: FavoriteItem = { contentType: CONTENT_TYPES.PRODUCT, id: 'iot-hub' };
const SENT_PAGE: FavoriteItem = { contentType: CONTENT_TYPES.DOCUMENT, id: 'iot-hub', nodeId: 'start/first' };

function Probe(item: NamedItem) {
  const { isFavorite, failure, onToggle } = useFavorite(item);
  return (
    <>
      <button type="button" aria-pressed={isFavorite} onClick={onToggle}>
        {item.module}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

const open = (responses: StubResponses, items: readonly NamedItem[] = [HUB], isLoggedIn = true) => {
  if (isLoggedIn) writeSession('token', { account: 'zhang', userCode: 'u1' });
  const buttons = items.map((item) => <Probe key={item.module} {...item} />);
  return renderOnStub(<>{buttons}</>, responses, { isLoggedIn });
};
const find = (module: string, pressed: boolean) => screen.findByRole('button', { name: module, pressed });
const press = (module = 'PRODUCT') => userEvent.click(screen.getByRole('button', { name: module }));
/** Lets the code be loaded and a call be answered. */
const settle = () => act(passTicks);

beforeEach(() => {
  clearSession();
  sessionStorage.clear();
  jest.mocked(goToLogin).mockReset();
});
afterEach(() => jest.useRealTimers());

describe('what a page shows', () => {
  it('is asked for in one call, and only with a login', async () => {
    const { store, calls, listBodies } = open({ checkFavorites: [SENT_PAGE] }, [HUB, PAGE], false);
    await settle();
    expect(calls).toEqual([]);
    writeSession('token', { account: 'zhang', userCode: 'u1' });
    act(() => void store.dispatch(loggedIn()));
    expect(await find('DOCUMENT', true)).toBeVisible();
    expect(await find('PRODUCT', false)).toBeVisible();
    expect(listBodies('checkFavorites')).toEqual([{ items: [SENT_HUB, SENT_PAGE] }]);
  });

  it('is nothing of whoever was logged in before', async () => {
    const { store } = open({ checkFavorites: [SENT_HUB] });
    await find('PRODUCT', true);
    act(() => void store.dispatch(loggedOut()));
    expect(await find('PRODUCT', false)).toBeVisible();
  });

  it('stays as it is where it cannot be read', async () => {
    open({});
    await settle();
    expect(await find('PRODUCT', false)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a press', () => {
  it('makes an item a favourite, and the next one takes that back', async () => {
    const { listBodies } = open({ checkFavorites: [], saveFavorite: null, removeFavorite: null }, [PAGE]);
    await press('DOCUMENT');
    await find('DOCUMENT', true);
    await press('DOCUMENT');
    await find('DOCUMENT', false);
    await waitFor(() => expect(listBodies('removeFavorite')).toHaveLength(1));
    expect(listBodies('saveFavorite')).toEqual([{ ...SENT_PAGE, visibleRange: 2 }]);
    expect(listBodies('removeFavorite')).toEqual([SENT_PAGE]);
  });

  it('is not undone by an answer from before', async () => {
    open({ checkFavorites: [], saveFavorite: null });
    await press();
    await settle();
    expect(await find('PRODUCT', true)).toBeVisible();
  });

  it('never overtakes the one before', async () => {
    const { listCalls, calls } = open({ checkFavorites: [], saveFavorite: null, removeFavorite: null });
    await settle();
    for (const pressed of [true, false, true]) {
      await press();
      await find('PRODUCT', pressed);
    }
    await waitFor(() => expect(listCalls('saveFavorite')).toHaveLength(2));
    expect(calls.map(({ name }) => name)).toEqual(['checkFavorites', 'saveFavorite', 'removeFavorite', 'saveFavorite']);
  });

  it.each([
    ['saveFavorite', [], '收藏没有成功：最多收藏500项', false],
    ['removeFavorite', [SENT_HUB], '取消收藏没有成功：最多收藏500项', true],
  ] as const)('that fails is taken back, with a word why: %s', async (name, favorites, text, before) => {
    const { respond } = open({
      checkFavorites: [...favorites],
      [name]: { error: { status: 409, msg: '最多收藏500项' } },
    });
    await find('PRODUCT', before);
    await settle();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await find('PRODUCT', before)).toBeVisible();
    respond({ [name]: null });
    await press();
    expect(await find('PRODUCT', !before)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has words where nothing was answered', async () => {
    open({ checkFavorites: [] });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^收藏没有成功：服务不可用/);
  });
});

describe('a visitor who presses', () => {
  async function pressAsVisitor() {
    const { unmount, calls } = open({ saveFavorite: null }, [HUB], false);
    window.history.replaceState(null, '', '/miot/product?page=2#list');
    await press();
    await waitFor(() => expect(goToLogin).toHaveBeenCalledTimes(1));
    expect(await find('PRODUCT', false)).toBeVisible();
    expect(calls).toEqual([]);
    unmount();
  }

  it('is sent to log in and comes back to a favourite', async () => {
    await pressAsVisitor();
    expect(goToLogin).toHaveBeenCalledWith(expect.any(Function), '/miot/product?page=2#list');
    const { listBodies, unmount } = open({ checkFavorites: [], saveFavorite: null }, [PAGE, HUB]);
    expect(await find('PRODUCT', true)).toBeVisible();
    expect(listBodies('saveFavorite')).toEqual([{ ...SENT_HUB, visibleRange: 2 }]);
    unmount();
    // The wish is fulfilled once.
    open({ checkFavorites: [] });
    await settle();
    expect(await find('PRODUCT', false)).toBeVisible();
  });

  it('is told where the favourite was not to be', async () => {
    await pressAsVisitor();
    open({ saveFavorite: { error: { status: 404, msg: '内容不存在或已下架' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('收藏没有成功：内容不存在或已下架');
    expect(await find('PRODUCT', false)).toBeVisible();
  });

  it('has forgotten it after ten minutes', async () => {
    await pressAsVisitor();
    const later = Date.now() + 11 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const { calls } = open({ checkFavorites: [] });
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['checkFavorites']));
    jest.restoreAllMocks();
  });
});
