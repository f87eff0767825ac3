import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDocument, buildPageLink, renderPage } from '../testing/render-page';
import { page } from './document-center.page';

beforeEach(() => localStorage.clear());

const CATEGORY = {
  ...buildNodeless('access', '物联接入'),
  children: [
    buildDocument({ chapters: [{ nodeId: 'quick-start', name: '快速入门' }] }),
    buildDocument({ id: 'edge', name: '边缘网关', pageCount: 60 }),
  ],
};

function buildNodeless(id: string, name: string) {
  return {
    id,
    parentId: null,
    name,
    isIncludeContent: 0 as const,
    modifier: '',
    recommendStatus: 0 as const,
    showStatus: 1 as const,
    updateTime: '2026-09-10',
    weight: 1,
  };
}

const responses = {
  docMenu: [CATEGORY],
  docMenuSpecial: [buildPageLink(), buildPageLink({ nodeId: 'model', name: '定义物模型' })],
  docRecent: [buildPageLink({ nodeId: 'new', name: '新的一页', updateTime: '2026-11-20' })],
  docHotSearchWords: ['物模型', '断网续传'],
};

describe('document center', () => {
  it('shows documents by category as manuals', async () => {
    renderPage(page, responses);
    const shelf = await screen.findByRole('region', { name: '物联接入' });
    const manual = within(shelf).getByRole('link', { name: /设备接入平台/ });
    expect(manual).toHaveAttribute('href', '/document-center/document-content?id=iot-hub');
    expect(manual).toHaveTextContent('V2.0');
    expect(manual).toHaveTextContent('20 篇');
    expect(manual).toHaveAttribute('data-thickness', '2');
    expect(within(shelf).getByRole('link', { name: /边缘网关/ })).toHaveAttribute('data-thickness', '3');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: '面包屑' })).toHaveTextContent('首页文档中心');
  });

  it('leads into the chapters of a manual', async () => {
    renderPage(page, responses);
    const chapters = await screen.findByRole('list', { name: '设备接入平台的章节' });
    expect(within(chapters).getByRole('link', { name: '快速入门' })).toHaveAttribute(
      'href',
      '/document-center/document-content?id=iot-hub&nodeId=quick-start',
    );
  });

  it('leads through the recommended pages in three steps, and lists what is new', async () => {
    renderPage(page, responses);
    const path = await screen.findByRole('navigation', { name: '快速入门' });
    expect(
      within(path)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['先了解接入第一台设备设备接入平台', '再动手定义物模型设备接入平台']);
    const recent = await screen.findByRole('region', { name: '最近更新' });
    expect(recent).toHaveTextContent('新的一页');
    expect(recent).toHaveTextContent('2026-11-20');
    expect(await screen.findByRole('region', { name: '推荐阅读' })).toHaveTextContent('十分钟走通一遍。');
  });

  it('searches all documents, also by hot words, also without script', async () => {
    renderPage(page, responses);
    const field = screen.getByRole('searchbox', { name: '搜索文档' });
    expect(field.closest('form')).toHaveAttribute('action', '/document-center/document-search');
    expect(await screen.findByRole('link', { name: '断网续传' })).toHaveAttribute(
      'href',
      `/document-center/document-search?${new URLSearchParams({ wd: '断网续传' })}`,
    );
    await userEvent.type(field, '  {Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
    await userEvent.type(field, '错误码{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent(`wd=${encodeURIComponent('错误码')}`);
  });

  it('says that there is nothing yet, and tries again after a failure', async () => {
    const first = renderPage(page, { ...responses, docMenu: [] });
    expect(await screen.findByText('文档正在整理中')).toBeInTheDocument();
    first.unmount();
    const { respond } = renderPage(page, {});
    const retry = await screen.findByRole('button', { name: '重试' });
    respond(responses);
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: '边缘网关' })).toBeInTheDocument();
  });

  it('shows what was read in this browser, and forgets it', async () => {
    const stored = [{ id: 'iot-hub', nodeId: 'faq', name: '常见问题', documentName: '设备接入平台' }, { id: 1 }, null];
    localStorage.setItem('doc-recent', JSON.stringify(stored));
    renderPage(page, responses);
    const views = await screen.findByRole('region', { name: '最近浏览' });
    expect(within(views).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(within(views).getByRole('button', { name: '清空' }));
    expect(screen.queryByRole('region', { name: '最近浏览' })).toBeNull();
    expect(localStorage.getItem('doc-recent')).toBeNull();
  });

  it('takes what it cannot read for nothing', async () => {
    localStorage.setItem('doc-recent', '{broken');
    renderPage(page, responses);
    await screen.findByRole('region', { name: '最近更新' });
    expect(screen.queryByRole('region', { name: '最近浏览' })).toBeNull();
  });
});
