import type { ApiRequest } from '../http/api-transport';
import { createAppStore } from '../store/app-store';
import { searchApi } from '../endpoints/search.endpoints';
import { toSearchBody } from './search-period';
import { createSearchSource } from './search-source';

function open(response: { readonly status: number; readonly body: unknown }) {
  const requests: ApiRequest[] = [];
  const onError = jest.fn();
  const store = createAppStore({
    transport: async (request) => {
      requests.push(request);
      return response;
    },
    onError,
  });
  return { requests, onError, store, source: createSearchSource(store.dispatch, 2) };
}

const succeed = (data: unknown) => ({ status: 200, body: { code: '0', msg: '', data, traceId: '' } });

describe('search source', () => {
  it('asks for ten suggestions of a word, and once', async () => {
    const { source, requests } = open(succeed(Array.from({ length: 12 }, (_, index) => ({ id: String(index) }))));
    expect(await source.suggest('网关')).toHaveLength(10);
    await source.suggest('网关');
    await source.suggest('网');
    expect(requests.map(({ body }) => body)).toEqual([
      { keywords: '网关', pageNo: 1, pageSize: 10, visibleRange: 2 },
      { keywords: '网', pageNo: 1, pageSize: 10, visibleRange: 2 },
    ]);
  });

  it('asks for pages of the document that is being read, and for what one of them says', async () => {
    const { requests, store } = open(succeed(null));
    let docId: string | undefined = 'hub';
    const source = createSearchSource(store.dispatch, 2, () => docId);
    await source.suggest('网关');
    docId = undefined;
    await source.suggest('网关');
    await source.preview('7', '网关');
    expect(requests.map(({ body }) => body)).toMatchObject([
      { keywords: '网关', docId: 'hub' },
      { keywords: '网关' },
      { id: '7', keywords: '网关', visibleRange: 2 },
    ]);
  });

  it('asks for the hot words once', async () => {
    const { source, requests } = open(succeed(['OTA']));
    expect(await source.listHotWords()).toEqual(['OTA']);
    await source.listHotWords();
    expect(requests).toHaveLength(1);
  });

  it.each([
    { status: 500, body: null },
    { status: 200, body: { code: '500', msg: '错误', data: null, traceId: '' } },
  ])('has nothing to offer, and says nothing, where a call fails: %j', async (response) => {
    const { source, onError } = open(response);
    expect(await source.suggest('网关')).toEqual([]);
    expect(await source.listHotWords()).toEqual([]);
    expect(await source.preview('7', '网关')).toBeNull();
    source.recordView({ module: 'NEWS', id: 'n' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(['200', '1'])('offers nothing with the code %s: only 0 means suggestions', async (code) => {
    const { source, onError } = open({ status: 200, body: { code, msg: '', data: [{ id: 'n' }], traceId: '' } });
    expect(await source.suggest('网关')).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('records what was opened', async () => {
    const { source, requests } = open(succeed(null));
    source.recordView({ module: 'NEWS', id: 'NEWS:price-adjust' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests).toMatchObject([
      { path: '/ptl/es/fulSearch/api/recordDocView', body: { contentType: 10007, id: 'NEWS:price-adjust' } },
    ]);
  });
});

describe('spans of time', () => {
  const today = new Date('2026-03-31T10:00:00Z');

  it.each([
    ['month', '2026-02-28'],
    ['quarter', '2025-12-31'],
    ['year', '2025-03-31'],
  ] as const)('%s starts on %s', (since, day) =>
    expect(toSearchBody({ keywords: 'a', since }, today)).toEqual({ keywords: 'a', since: day }),
  );

  it('leave the question alone where there is none', () =>
    expect(toSearchBody({ keywords: 'a', since: undefined }, today)).toEqual({ keywords: 'a' }));

  it('are the same call every day', async () => {
    const { store, requests } = open(succeed({}));
    const input = { keywords: 'a', since: 'month' as const };
    await store.dispatch(searchApi.endpoints.searchResult.initiate(input));
    await store.dispatch(searchApi.endpoints.searchResult.initiate({ ...input }));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body?.['since']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
