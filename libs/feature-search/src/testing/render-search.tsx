import type { EndpointData, SearchItem, searchResult } from '@portal/api-contract';
import { BrandContext, createAppStore } from '@portal/data-access-api';
import { SAMPLE_BRAND as brand } from '@portal/data-access-api/testing';
import { createStubApi, type StubResponses } from '@portal/testing';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { page } from '../document-search/document-search.page';

const PATH = '/document-center/document-search';

/** A page of a document that was found. */
export function buildItem(values: Partial<SearchItem> = {}): SearchItem {
  return {
    title: '<em>网关</em>首次上电',
    docTitle: '边缘网关',
    chapter: '安装',
    docId: 'edge-gateway',
    module: 'DOCUMENT',
    mid: 'install/power',
    id: 'DOCUMENT:edge-gateway/install/power',
    extra: { code: '', isContentEmpty: false, docId: 'edge-gateway', docVersionId: '', mainType: 0 },
    summary: '<em>网关</em>上电 &lt;30 秒后指示灯常亮。',
    breadcrumb: ['设备与边缘', '边缘网关', '安装'],
    updatedOn: '2026-10-01',
    anchor: '',
    sections: [],
    ...values,
  };
}

type Results = EndpointData<typeof searchResult>;

/** Results of a search. */
export function buildResults(values: Partial<Results> = {}): Results {
  return {
    list: [buildItem()],
    total: 1,
    isCapped: false,
    pageNo: 1,
    pageSize: 10,
    counts: [{ module: 'DOCUMENT', count: 1, isCapped: false }],
    correction: null,
    isTypedFound: true,
    shortcuts: [],
    ...values,
  };
}

function CurrentUrl() {
  const { pathname, search, state } = useLocation();
  return (
    <output aria-label="地址" data-state={JSON.stringify(state)}>
      {pathname + search}
    </output>
  );
}

/** Opens the page at a query, with the responses of a stubbed API. */
export async function renderSearch(query: string, responses: StubResponses = {}) {
  const stub = createStubApi({ searchHotWords: ['OTA', '时序'], recordClick: null, ...responses });
  const store = createAppStore({ transport: stub.transport });
  await Promise.all(
    page.loader?.({ dispatch: store.dispatch, brand, params: {}, searchParams: new URLSearchParams(query) }) ?? [],
  );
  const loaded = stub.calls.length;
  await act(async () =>
    render(
      <Provider store={store}>
        <BrandContext value={brand}>
          <MemoryRouter initialEntries={[`${PATH}?${query}`]}>
            <Routes>
              <Route path={PATH} element={<page.Page />} />
              <Route path="*" element={null} />
            </Routes>
            <CurrentUrl />
          </MemoryRouter>
        </BrandContext>
      </Provider>,
    ),
  );
  return { calls: stub.calls, loaded };
}
