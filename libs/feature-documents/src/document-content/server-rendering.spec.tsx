import type { DocContent } from '@portal/api-contract';
import { BrandContext, createAppStore, snapshotQueries } from '@portal/data-access-api';
import { createStubApi, passTicks } from '@portal/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brand, buildContent, buildNode, buildReadingResponses, PAGE_URL } from '../testing/render-page';
import { page } from './document-content.page';

type Store = ReturnType<typeof createAppStore>;

const responses = (values: Partial<DocContent> = {}) => buildReadingResponses(buildContent(values));

/** A level of 2,000 nodes, as far as it is sent for the page of rank 1000. */
function longLevel() {
  const children = Array.from({ length: 50 }, (_, index) => {
    const at = 975 + index;
    return buildNode(`start/${at}`, { parentId: 'start', rank: { at, of: 2000 } });
  });
  return { ...responses(), docTreeData: [buildNode('start', { hasChildren: true, children })] };
}

async function render(stubbed = responses(), url = PAGE_URL) {
  const { transport } = createStubApi(stubbed);
  const store = createAppStore({ transport });
  const searchParams = new URL(url, 'https://portal.example').searchParams;
  await Promise.all(page.loader?.({ dispatch: store.dispatch, brand, params: {}, searchParams }) ?? []);
  return { store, html: renderToString(inPortal(store, url)) };
}

const inPortal = (store: Store, url: string) => (
  <Provider store={store} serverState={store.getState()}>
    <BrandContext value={brand}>
      <MemoryRouter initialEntries={[url]}>
        <page.Page />
      </MemoryRouter>
    </BrandContext>
  </Provider>
);

describe('reading page as the server sends it', () => {
  it('is whole without script', async () => {
    const { html } = await render();
    for (const part of [
      '<h1',
      '<p>正文</p>',
      'aria-current="page"',
      'href="/document-center/document-content?id=iot-hub&amp;nodeId=start&amp;docVersionId=1.0#docMoved"',
      'href="#connect"',
      'rel="next"',
      '相关文档',
      'popoverTarget="docTree"',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('opens the tree where the first page is, when the address names none', async () => {
    const { html } = await render(responses(), '/document-center/document-content?id=iot-hub');
    expect(html).toMatch(/role="treeitem" aria-level="2" aria-current="page"/);
  });

  it('sends what is open of a tree, not what is not', async () => {
    const children = Array.from({ length: 30 }, (_, index) => buildNode(`start/${index}`, { parentId: 'start' }));
    const { html } = await render({
      ...responses(),
      docTreeData: [buildNode('start', { hasChildren: true, children }), buildNode('device', { hasChildren: true })],
    });
    expect(html.match(/role="treeitem"/g)).toHaveLength(32);
  });

  it('sends of a long level what is around the page, with links to more of it', async () => {
    const { html } = await render(longLevel());
    expect(html.match(/<button type="button" role="treeitem"/g)).toHaveLength(2);
    for (const edge of [975, 1024])
      expect(html).toMatch(
        new RegExp(
          `<noscript><a[^>]* href="[^"]*nodeId=start%2F${edge}"[^>]*>显示(前|后)面的更多（还有 97[46] 项）</a>`,
        ),
      );
  });

  it.each([
    ['as it is', responses()],
    ['with a level that is longer', longLevel()],
  ])('is taken over without a difference and without another call: %s', async (_name, stubbed) => {
    const { store: serverStore, html } = await render(stubbed);
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = html;
    const stub = createStubApi(stubbed);
    const store = createAppStore({
      transport: stub.transport,
      snapshot: JSON.parse(JSON.stringify(snapshotQueries(serverStore.getState()))),
    });
    const errors: unknown[] = [];
    jest.spyOn(console, 'error').mockImplementation((...messages) => void errors.push(messages));
    const root = await act(async () =>
      hydrateRoot(box, inPortal(store, PAGE_URL), { onRecoverableError: (error) => errors.push(error) }),
    );
    await act(passTicks);
    expect(errors).toEqual([]);
    expect(stub.calls).toEqual([]);
    expect(box.querySelector('#docBody')).toHaveTextContent('正文');
    await act(async () => root.unmount());
    box.remove();
    jest.restoreAllMocks();
  });
});
