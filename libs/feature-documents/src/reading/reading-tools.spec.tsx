import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../document-content/document-content.page';
import { buildReadingResponses, PAGE_URL, renderPage } from '../testing/render-page';
import { shorten } from '../versions/version-diff';
import { readPreferences } from './reading-panel';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['reading'];
});

const open = (responses = {}) => renderPage(page, { ...buildReadingResponses(), ...responses }, { url: PAGE_URL });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const allowCopies = () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return writeText;
};

describe('settings of reading', () => {
  it('change the page at once and are kept in this browser', async () => {
    open();
    await press('阅读设置');
    const panel = await screen.findByRole('group', { name: '阅读设置' });
    expect(within(panel).getByRole('radio', { name: '标准' })).toBeChecked();
    await userEvent.click(within(panel).getByRole('checkbox', { name: '深色阅读' }));
    await userEvent.click(within(panel).getByRole('radio', { name: '大' }));
    await userEvent.click(within(panel).getByRole('radio', { name: '小' }));
    expect(document.documentElement.dataset['reading']).toBe('dark small');
    expect(localStorage.getItem('reading')).toBe('dark small');

    await userEvent.click(within(panel).getByRole('radio', { name: '标准' }));
    await userEvent.click(within(panel).getByRole('checkbox', { name: '深色阅读' }));
    expect(localStorage.getItem('reading')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: '阅读设置' })).toBeNull();
  });

  it('follow the system in its colors until one chooses others', async () => {
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() } as never);
    open();
    await press('阅读设置');
    const dark = await screen.findByRole('checkbox', { name: '深色阅读' });
    expect(dark).toBeChecked();
    await userEvent.click(dark);
    expect(dark).not.toBeChecked();
    expect(localStorage.getItem('reading')).toBe('light');
    await userEvent.click(dark);
    expect(dark).toBeChecked();
    expect(localStorage.getItem('reading')).toBeNull();
    media.mockRestore();
  });

  it('are found again by the panel', async () => {
    localStorage.setItem('reading', 'focus large');
    expect([...readPreferences()]).toEqual(['focus', 'large']);
    open();
    await press('阅读设置');
    expect(await screen.findByRole('radio', { name: '大' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /专注模式/ })).toBeChecked();
  });
});

describe('a page as Markdown', () => {
  it('is copied once, and the reader told', async () => {
    const writeText = allowCopies();
    const { listCalls } = open({ docMarkdown: { title: '接入第一台设备', markdown: '# 接入第一台设备\n' } });
    await press('复制为 Markdown');
    expect(await screen.findByText('已复制为 Markdown')).toBeInTheDocument();
    expect(writeText.mock.calls).toEqual([['# 接入第一台设备\n']]);
    expect(listCalls('docMarkdown')[0]?.query).toEqual({
      id: 'iot-hub',
      nodeId: 'start/first-device',
      docVersionId: '2.0',
      visibleRange: 2,
    });
  });

  it('is not said to be copied when it is not', async () => {
    allowCopies();
    open();
    await press('复制为 Markdown');
    expect(await screen.findByText(/没有复制成功/)).toBeInTheDocument();
  });
});

describe('comparison of versions', () => {
  const part = (kind: 'same' | 'added' | 'removed', text: string) => ({ kind, text });

  it('shows what changed from the older to the newer', async () => {
    const { listCalls } = open({
      docDiff: [part('same', '一\n'), part('removed', '旧的一行\n'), part('added', '新的一行\n')],
    });
    await press('版本对比');
    const dialog = await screen.findByRole('dialog', { name: '版本对比：接入第一台设备' });
    expect((await within(dialog).findByText('新的一行')).tagName).toBe('INS');
    expect(within(dialog).getByText('旧的一行').tagName).toBe('DEL');
    expect(listCalls('docDiff')[0]?.query).toMatchObject({ from: '1.0', to: '2.0' });
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [{ docDiff: [part('same', '一\n')] }, '两个版本的内容相同。'],
    [{ docDiff: { error: { status: 404 } } }, '另一个版本没有此页。'],
  ])('says so when there is nothing to compare %#', async (responses, text) => {
    open(responses);
    await press('版本对比');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('is not offered where there is one version', async () => {
    open({ docVersions: [{ id: '2.0', name: 'V2.0', latest: true, published: true }] });
    await screen.findByRole('button', { name: '打印' });
    expect(screen.queryByRole('button', { name: '版本对比' })).toBeNull();
  });

  it.each([
    [10, true, false, '… 相同的 7 行 …\n8\n9\n10\n'],
    [10, false, true, '1\n2\n3\n… 相同的 7 行 …\n'],
    [10, false, false, '1\n2\n3\n… 相同的 4 行 …\n8\n9\n10\n'],
    [7, false, false, '1\n2\n3\n4\n5\n6\n7\n'],
  ])('leaves out of %d equal lines what is far from a change', (count, isFirst, isLast, expected) => {
    const text = `${Array.from({ length: count }, (_, index) => index + 1).join('\n')}\n`;
    expect(shorten(text, isFirst, isLast)).toBe(expected);
  });
});
