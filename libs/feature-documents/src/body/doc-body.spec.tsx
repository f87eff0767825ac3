import { BrandContext, createAppStore, snapshotQueries } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { createStubApi } from '@portal/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brand, buildContent } from '../testing/render-page';
import { DocBody } from './doc-body';
import { enhanceBody } from './enhance-body';

const input = { id: 'iot-hub', nodeId: 'start/first-device', visibleRange: 2 };
const content = buildContent({ bodyHtml: '<p>一段正文，<a href="/product">产品</a></p>' });
const { findDocContent } = documentsApi.endpoints;

async function fetchStore() {
  const stub = createStubApi({ findDocContent: content });
  const store = createAppStore({ transport: stub.transport });
  await store.dispatch(findDocContent.initiate(input));
  return { stub, store };
}

type Store = Awaited<ReturnType<typeof fetchStore>>['store'];

const inPage = (store: Store, html: string) => (
  <Provider store={store}>
    <BrandContext value={brand}>
      <MemoryRouter>
        <DocBody input={input} html={html} />
      </MemoryRouter>
    </BrandContext>
  </Provider>
);

describe('text of a page', () => {
  it('is in the document once: the state goes without it', async () => {
    const { store } = await fetchStore();
    expect(renderToString(inPage(store, content.bodyHtml))).toContain('一段正文，<a href="/miot/product">产品</a>');
    const [snapshot] = snapshotQueries(store.getState());
    expect(snapshot?.[2]).toEqual({ ...content, bodyHtml: '' });
  });

  it('is taken over as it stands, and known from then on', async () => {
    const server = await fetchStore();
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(inPage(server.store, content.bodyHtml));
    const paragraph = box.querySelector('p');

    const stub = createStubApi({ findDocContent: content });
    const store = createAppStore({ transport: stub.transport, snapshot: snapshotQueries(server.store.getState()) });
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(box, inPage(store, ''), { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    expect(box.querySelector('p')).toBe(paragraph);
    const known = findDocContent.select(input)(store.getState()).data?.bodyHtml;
    expect(known).toBe('<p>一段正文，<a href="/miot/product">产品</a></p>');
    await act(async () => root.render(inPage(store, known ?? '')));
    expect(box.querySelector('p')).toBe(paragraph);
    expect(stub.calls).toEqual([]);
    await act(async () => root.unmount());
    box.remove();
  });

  it('is fetched again where the document has lost it', async () => {
    const server = await fetchStore();
    const stub = createStubApi({ findDocContent: content });
    const store = createAppStore({ transport: stub.transport, snapshot: snapshotQueries(server.store.getState()) });
    const { render } = await import('@testing-library/react');
    render(inPage(store, ''));
    expect(await screen.findByText(/一段正文/)).toBeInTheDocument();
    expect(stub.calls).toHaveLength(1);
  });
});

describe('additions to a text', () => {
  let body: HTMLElement;
  const writeText = jest.fn();

  beforeEach(() => {
    writeText.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    body = document.body.appendChild(document.createElement('div'));
    body.innerHTML = `<h2 id="prepare">准备</h2><pre class="code" data-lang="Shell"><code>npm <span class="tk">ci</span></code></pre>
      <div class="code-group"><figure data-title="Java"><pre><code>a</code></pre></figure><figure data-title="Go"><pre><code>b</code></pre></figure></div>
      <p><img class="zoom" src="/ptl/isc/doc/image/x" alt="接线图"></p>`;
    enhanceBody(body);
  });
  afterEach(() => body.remove());

  it('copy code, and say so', async () => {
    fireEvent.click(within(body).getAllByRole('button', { name: '复制代码' })[0] as HTMLElement);
    expect(writeText).toHaveBeenCalledWith('npm ci');
    await waitFor(() => expect(within(body).getByRole('status')).toHaveTextContent('代码已复制'));
  });

  it('copy no line that is marked as taken away', () => {
    const code = within(body).getAllByRole('button', { name: '复制代码' })[0]?.previousElementSibling as HTMLElement;
    code.innerHTML = '<code>a\n<del>b</del>\n<ins>c</ins>\nd</code>';
    fireEvent.click(within(body).getAllByRole('button', { name: '复制代码' })[0] as HTMLElement);
    expect(writeText).toHaveBeenCalledWith('a\nc\nd');
  });

  it('say honestly that nothing was copied', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    fireEvent.click(within(body).getAllByRole('button', { name: '复制代码' })[0] as HTMLElement);
    await waitFor(() => expect(within(body).getByRole('status')).toHaveTextContent('无法复制，请手动选择'));
  });

  it('copy the address of a part', async () => {
    fireEvent.click(within(body).getByRole('link', { name: '复制本节链接：准备' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('http://localhost/#prepare'));
  });

  it('lead to the pieces of a group', () => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const tabs = within(body).getByRole('group', { name: '可选内容' });
    expect(
      within(tabs)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Java', 'Go']);
    fireEvent.click(within(tabs).getByRole('button', { name: 'Go' }));
    expect(scrollIntoView.mock.contexts[0]).toBe(body.querySelector('[data-title="Go"]'));
  });

  it('show the pieces of the same name in all groups', () => {
    Element.prototype.scrollIntoView = jest.fn();
    const group = (...titles: readonly string[]) => {
      const added = body.appendChild(document.createElement('div'));
      added.className = 'tabs';
      added.innerHTML = titles.map((title) => `<section data-title="${title}"><p>${title}</p></section>`).join('');
      Object.defineProperty(added, 'clientWidth', { value: 300 });
      return added;
    };
    const [alike, other] = [group('Go', 'Rust', 'Java'), group('一', '二')];
    enhanceBody(body);
    const [tabs] = within(body).getAllByRole('group', { name: '可选内容' });
    fireEvent.click(within(tabs as HTMLElement).getByRole('button', { name: 'Java' }));
    expect([alike.scrollLeft, other.scrollLeft]).toEqual([600, 0]);
    fireEvent.click(within(tabs as HTMLElement).getByRole('button', { name: 'Go' }));
    expect([alike.scrollLeft, other.scrollLeft]).toEqual([0, 0]);
  });

  it('open pictures in full size by keyboard', () => {
    const picture = within(body).getByRole('button', { name: '放大查看：接线图' });
    fireEvent.keyDown(picture, { key: 'Enter' });
    expect(within(body).getByRole('dialog', { name: '接线图' })).toBeInTheDocument();
  });

  it('are made once', () => {
    const before = body.innerHTML;
    enhanceBody(body);
    expect(body.innerHTML).toBe(before);
  });
});
