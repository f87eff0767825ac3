/** @jest-environment node */
import { createStubApi } from '@portal/testing';
import { api } from '../api/all-endpoints';
import { createRenderStore } from './render-store';

const { getContentVersion, listBanners, listMenus } = api.endpoints;
const responses = { getContentVersion: { version: 7, topics: {} }, listMenus: [] };
const MENUS = { platformType: '1' } as const;

describe('a store for one render', () => {
  it('makes a call once, for all who ask for it', async () => {
    const stub = createStubApi(responses);
    const store = createRenderStore(stub);
    await Promise.all([
      store.dispatch(getContentVersion.initiate()),
      store.dispatch(getContentVersion.initiate()),
      store.dispatch(listMenus.initiate(MENUS)),
    ]);
    expect(stub.calls.map(({ name }) => name)).toEqual(['getContentVersion', 'listMenus']);
    expect(getContentVersion.select()(store.getState()).data).toEqual(responses.getContentVersion);
  });

  it('knows what failed', async () => {
    const store = createRenderStore(createStubApi(responses));
    const { error } = await store.dispatch(listBanners.initiate(MENUS));
    expect(error).toMatchObject({ code: '503' });
    expect(listBanners.select(MENUS)(store.getState()).status).toBe('rejected');
  });

  it('begins with the calls that another store has finished', async () => {
    const first = createRenderStore(createStubApi(responses));
    await first.dispatch(listMenus.initiate(MENUS));
    const stub = createStubApi(responses);
    const store = createRenderStore({ ...stub, finished: first.getState().api.queries });
    expect(listMenus.select(MENUS)(store.getState())).toMatchObject({ status: 'fulfilled', data: [] });
    await Promise.all([store.dispatch(listMenus.initiate(MENUS)), store.dispatch(getContentVersion.initiate())]);
    expect(stub.calls.map(({ name }) => name)).toEqual(['getContentVersion']);
    expect(getContentVersion.select()(first.getState()).status).toBe('uninitialized');
  });

  it('leaves no timer behind', async () => {
    jest.useFakeTimers();
    const store = createRenderStore(createStubApi(responses));
    await store.dispatch(listMenus.initiate(MENUS));
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
