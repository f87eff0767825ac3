import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageModule } from '@portal/data-access-api';
import { brand, renderPage, runLoader } from '../testing/render-page';
import { buildContent } from '../testing/sample-company';
import { page as aboutUs } from './about-us.page';
import { page as content } from './content-by-id.page';
import { page as universal } from './universal.page';

const openContent = (responses = {}) =>
  renderPage(content, { path: '/content/:id', at: '/content/privacy-policy' }, responses);

describe('content pages', () => {
  it.each<[string, PageModule]>([
    ['about-us', aboutUs],
    ['universal', universal],
  ])('shows the page %s', async (id, page) => {
    const { calls } = renderPage(page, { path: `/${id}` }, { findContentById: buildContent() });
    expect(await screen.findByRole('heading', { level: 1, name: '样例页面' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '正文' })).toBeVisible();
    expect(calls[0]?.query).toEqual({ id, platformType: '1' });
    expect((await runLoader(page)).map(({ name, query }) => [name, query])).toEqual([
      ['findContentById', { id, platformType: '1' }],
    ]);
  });

  it('shows the page of the address, with the version of a legal document', async () => {
    openContent({ findContentById: buildContent({ note: '2.1 版', coverImage: '/files/cases/a' }) });
    expect(await screen.findByText('2.1 版')).toBeVisible();
    expect(document.querySelector('header img')).toHaveAttribute('src', '/files/cases/a-960.webp');
  });

  it('keeps its place while it is on its way', () => {
    openContent();
    expect(screen.getByRole('status', { name: '正在加载' })).toBeInTheDocument();
  });

  it('offers another attempt', async () => {
    const { respond } = openContent();
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ findContentById: buildContent() });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('stands and falls with the page of the address', async () => {
    expect(content.item?.({ brand, searchParams: new URLSearchParams(), params: {} })).toBeNull();
    expect(content.item?.({ brand, searchParams: new URLSearchParams(), params: { id: 'a' } })).toBeInstanceOf(
      Function,
    );
    expect(aboutUs.item?.({ brand, searchParams: new URLSearchParams(), params: {} })).toBeInstanceOf(Function);
    expect(await runLoader(content, '', { id: 'a' })).toMatchObject([{ query: { id: 'a', platformType: '1' } }]);
    expect(await runLoader(content)).toEqual([]);
  });
});
