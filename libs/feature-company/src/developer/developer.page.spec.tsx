import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { buildCards, buildContent } from '../testing/sample-company';
import { page, listCategories } from './developer.page';

const content = buildContent({
  blocks: [
    buildCards('SDK 与工具', 'Go 开发包'),
    {
      kind: 'tabs',
      title: '快速开始',
      subtitle: '',
      items: [
        { label: 'cURL', html: '<p>命令</p>' },
        { label: 'Python', html: '<p>脚本</p>' },
      ],
    },
    buildCards('更新日志', '命令行 3.8'),
    { kind: 'callToAction', title: '来聊聊', subtitle: '', actions: [{ text: '联系', url: '/contact' }] },
  ],
});
const open = (at = '/developer') => renderPage(page, { path: '/developer', at }, { findContentById: content });

describe('DeveloperPage', () => {
  it('shows all parts', async () => {
    open();
    expect(await screen.findByRole('region', { name: 'SDK 与工具' })).toBeVisible();
    expect(screen.getByRole('region', { name: '更新日志' })).toBeVisible();
    expect(screen.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows one part alone and tells so in the address', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: '更新日志' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/developer?category=changelog');
    expect(screen.getByRole('region', { name: '更新日志' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'SDK 与工具' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: '全部' }));
    // With a category in the URL the shell leaves the visitor in place.
    expect(screen.getByTestId('address')).toHaveTextContent('/developer?category=all');
    expect(screen.getByRole('region', { name: 'SDK 与工具' })).toBeVisible();
  });

  it('opens the part of the address', async () => {
    open('/developer?category=quick-start');
    const nav = await screen.findByRole('navigation', { name: '开发者中心分类' });
    expect(within(nav).getByRole('link', { name: '快速开始' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('命令')).toBeVisible();
  });

  it('shows all parts at an address that names none', async () => {
    open('/developer?category=x');
    expect(await screen.findAllByRole('region')).toHaveLength(4);
  });

  it('names parts by what they are', () => {
    const text = { kind: 'text', title: '说明', subtitle: '', html: '' } as const;
    expect(listCategories([text, text, { ...text, title: '' }]).map(({ value }) => value)).toEqual(['text', 'text-2']);
  });
});
