import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { buildFooter } from '../testing/layout-data';
import { SiteFooter } from './site-footer';

function renderFooter(values: Parameters<typeof buildFooter>[0] = {}) {
  const onPrivacySettings = jest.fn();
  const form = <input aria-label="联系人" />;
  return render(<SiteFooter footer={buildFooter(values)} contactForm={form} onPrivacySettings={onPrivacySettings} />, {
    wrapper: MemoryRouter,
  });
}

const code = (name: string) => screen.getByRole('button', { name: `${name}二维码` });

describe('SiteFooter', () => {
  it('shows every field of its configuration', () => {
    const { container } = renderFooter();
    const html = container.innerHTML;
    for (const text of ['/files/logo-light.svg', '/files/message.svg', '© 2026 示例公司 版权所有'])
      expect(html).toContain(text);
    expect(screen.getByRole('link', { name: /400-800-0000/ })).toHaveAttribute('href', 'tel:400-800-0000');
    expect(screen.getByText(/周一至周五 09:00-18:00/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '京ICP备00000000号-1' })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    const police = screen.getByRole('link', { name: '京公网安备 11000000000000号' });
    expect(police).toHaveAttribute('href', 'https://beian.mps.gov.cn/');
    expect(police.querySelector('img')).not.toBeNull();
    expect(screen.getByRole('img', { name: '关注公众号' })).toHaveAttribute('src', '/files/follow.svg');
    expect(screen.getByRole('link', { name: '行业协会' })).toHaveAttribute('href', 'https://association.example.com/');
    const documents = within(screen.getAllByRole('list').at(-1) as HTMLElement);
    expect(documents.getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', '/content/privacy-policy');
  });

  it('unfolds a column of the site map', async () => {
    renderFooter();
    const unfold = screen.getByRole('button', { name: '展开产品' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: '设备接入平台' })).toBeInTheDocument();
  });

  it('unfolds its form where it is folded', async () => {
    renderFooter();
    const unfold = screen.getByRole('button', { name: '填写留言' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById(unfold.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByRole('textbox', { name: /联系人/ }),
    );
    await userEvent.click(unfold);
    expect(screen.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves out what is not configured', () => {
    renderFooter({ police: '', ICP: '', links: [], QRcode: '', footerLogo: '' });
    expect(screen.queryByRole('navigation', { name: '友情链接' })).toBeNull();
    expect(screen.queryByRole('link', { name: /公网安备|ICP/ })).toBeNull();
  });
});

describe('social icons', () => {
  it('are links where there is no QR code', () => {
    renderFooter();
    expect(screen.getByRole('link', { name: '微博' })).toHaveAttribute('href', 'https://weibo.example.com/');
  });

  it('show the QR code, 120 wide, on click; another one closes it, and so does Escape', async () => {
    const user = userEvent.setup();
    renderFooter();
    fireEvent.click(code('微信公众号'));
    expect(screen.getByRole('img', { name: '微信公众号二维码' })).toHaveAttribute('width', '120');
    fireEvent.click(code('视频号'));
    expect(code('微信公众号')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('img', { name: '视频号二维码' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(code('视频号')).toHaveAttribute('aria-expanded', 'false');
  });

  it('show the QR code to the keyboard, until the focus moves on', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderFooter();
    act(() => code('视频号').focus());
    expect(await screen.findByRole('img', { name: '视频号二维码' })).toBeVisible();
    await user.tab();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(await screen.findByRole('button', { name: '视频号二维码', expanded: false })).toBeInTheDocument();
    jest.useRealTimers();
  });
});
