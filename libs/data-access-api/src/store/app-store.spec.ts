import { api } from '../api/all-endpoints';
import { sessionApi } from '../endpoints/session.endpoints';
import type { ApiResponse, ApiRequest } from '../http/api-transport';
import { createAppStore } from './app-store';
import { snapshotQueries } from './query-snapshot';

const succeed = (data: unknown): ApiResponse => ({ status: 200, body: { code: '200', msg: '', data, traceId: 't' } });

type Entry = Readonly<Record<string, unknown>>;

/** What a store holds of its calls, without what names one run of them. */
function listEntries(store: ReturnType<typeof createAppStore>): readonly (readonly [string, Entry])[] {
  const entries = Object.entries(store.getState().api.queries as unknown as Readonly<Record<string, Entry>>);
  return entries.map(([key, { requestId, startedTimeStamp, fulfilledTimeStamp, ...entry }]) => {
    expect([typeof requestId, typeof startedTimeStamp]).toEqual(['string', 'number']);
    return [key, { ...entry, isTimed: typeof fulfilledTimeStamp === 'number' }];
  });
}

describe('createAppStore', () => {
  it('sends a call through the transport and keeps the data of the envelope', async () => {
    const requests: ApiRequest[] = [];
    const store = createAppStore({
      transport: async (request) => {
        requests.push(request);
        return succeed([]);
      },
    });
    const { data } = await store.dispatch(api.endpoints.listMenus.initiate({ platformType: '1' }));
    expect(data).toEqual([]);
    expect(requests).toEqual([
      {
        ...{
          method: 'GET',
          path: '/portal/system/menuConf/findByPage',
          bodyType: 'json',
          query: { platformType: '1' },
        },
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  it('asks nothing again for what a snapshot holds, and shows the same data', async () => {
    const server = createAppStore({ transport: async () => succeed({ b: 1 }) });
    const argument = { visibleRange: 2, pageNo: 1, pageSize: 5 };
    await server.dispatch(api.endpoints.listNews.initiate(argument));
    await server.dispatch(api.endpoints.listPageConfigs.initiate());
    const snapshot = JSON.parse(JSON.stringify(snapshotQueries(server.getState())));

    const transport = jest.fn();
    const browser = createAppStore({ transport, snapshot });
    expect(api.endpoints.listNews.select({ pageSize: 5, pageNo: 1, visibleRange: 2 })(browser.getState()).data).toEqual(
      { b: 1 },
    );
    await browser.dispatch(api.endpoints.listNews.initiate(argument));
    await browser.dispatch(api.endpoints.listPageConfigs.initiate());
    expect(transport).not.toHaveBeenCalled();
  });

  // Endpoints come with their pages, after the store: what RTK Query holds is rebuilt by hand, and has to stay the same.
  it.each([
    ['an answer', async () => succeed([{ b: 1, a: 2 }])],
    ['a failure', async () => ({ status: 503, body: null })],
  ])('holds %s of a snapshot as RTK Query itself would', async (_name, transport) => {
    const server = createAppStore({ transport });
    const nested = { visibleRange: 2, filter: { b: [2, 1], a: undefined }, pageNo: 1 } as never;
    await server.dispatch(api.endpoints.listNews.initiate(nested));
    await server.dispatch(api.endpoints.listPageConfigs.initiate());
    const snapshot = JSON.parse(JSON.stringify(snapshotQueries(server.getState())));
    const browser = createAppStore({ transport, snapshot });
    expect(listEntries(browser)).toEqual(listEntries(server));
  });

  it('carries a failed call over as failed, and tries it again', async () => {
    const failing = async () => ({ status: 503, body: null });
    const server = createAppStore({ transport: failing });
    await server.dispatch(api.endpoints.listMenus.initiate({ platformType: '1' }));
    const browser = createAppStore({
      transport: async () => succeed([]),
      snapshot: snapshotQueries(server.getState()),
    });
    const select = api.endpoints.listMenus.select({ platformType: '1' });
    expect(select(browser.getState()).isError).toBe(true);
    await browser.dispatch(api.endpoints.listMenus.initiate({ platformType: '1' }));
    expect(select(browser.getState()).isSuccess).toBe(true);
  });

  it('marks the session as expired when an answer says so', async () => {
    const store = createAppStore({ transport: async () => ({ status: 401, body: null }) });
    await store.dispatch(sessionApi.endpoints.checkToken.initiate());
    expect(store.getState().authInfo).toMatchObject({ isLoggedIn: false, isExpired: true });
  });

  it('turns a transport without answer into the catalogue message', async () => {
    const store = createAppStore({ transport: () => Promise.reject(new Error('socket')) });
    const { error } = await store.dispatch(api.endpoints.listPageConfigs.initiate());
    expect(error).toMatchObject({ kind: 'network', message: '请求超时或服务器异常，请检查网络或联系管理员！' });
  });
});
