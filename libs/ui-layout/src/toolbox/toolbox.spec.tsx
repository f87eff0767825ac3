import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ToolboxProps } from '../layout-props';
import { buildContactParams } from '../testing/layout-data';
import { Toolbox } from './toolbox';

function renderToolbox(values: Partial<ToolboxProps> = {}) {
  const props = {
    contact: buildContactParams(),
    isConsultShown: false,
    privacyHref: '/content/privacy-policy',
    onConsult: jest.fn(),
    captcha: { loadPicture: jest.fn(), loadQuestion: jest.fn(), check: jest.fn() },
    ...values,
  };
  return render(
    <MemoryRouter>
      <Toolbox {...props} />
    </MemoryRouter>,
  );
}

const phone = () => screen.getByRole('button', { name: '电话咨询' });
const qrCode = () => screen.getByRole('button', { name: '扫码咨询' });

describe('Toolbox', () => {
  it('has the browser open its dialogs, one at a time', () => {
    renderToolbox();
    const [telephone, code] = [phone(), qrCode()].map((button) => {
      const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
      expect(dialog).toHaveAttribute('popover', 'auto');
      return dialog as HTMLElement;
    });
    const inside = (dialog: HTMLElement | undefined) => within(dialog ?? document.body);
    expect(inside(telephone).getByRole('link', { name: '400-800-0000' })).toHaveAttribute('href', 'tel:400-800-0000');
    expect(inside(telephone).getByText('工作日 9:00-18:00 为您解答')).toBeInTheDocument();
    // Its picture is fetched when it opens.
    expect(inside(code).getByRole('img', { name: '咨询二维码' })).toHaveAttribute('loading', 'lazy');
    expect(inside(code).getByRole('img', { name: '咨询二维码' })).toHaveAttribute('src', '/files/qr.svg');
  });

  it('shows each part only if its flag is set', () => {
    renderToolbox({
      contact: buildContactParams({ isChatShown: false, isTelephoneShown: false, isQrCodeShown: false }),
    });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers the chat and the consultation where they are switched on', () => {
    renderToolbox({ isConsultShown: true });
    expect(screen.getByRole('link', { name: '在线咨询' })).toHaveAttribute('href', 'https://chat.example.com/');
    expect(screen.getByRole('button', { name: '项目咨询' })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it.each([
    ['/contact', '/contact'],
    ['', '/contact'],
    ['/business-consulting', '/business-consulting'],
  ])('promises no chat where none is configured: %s', (chatUrl, href) => {
    renderToolbox({ contact: buildContactParams({ chatUrl }) });
    expect(screen.queryByRole('link', { name: '在线咨询' })).toBeNull();
    expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', href);
  });

  it('has the browser unfold its tools on a phone', () => {
    renderToolbox();
    const fold = screen.getByRole('button', { name: '快捷服务' });
    const tools = document.getElementById(fold.getAttribute('popovertarget') ?? '');
    expect(tools).toHaveAttribute('popover', 'auto');
    expect(tools).toContainElement(phone());
  });

  it('leads back to the top once the first screen is left behind', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderToolbox();
    expect(screen.queryByRole('button', { name: '返回顶部' })).toBeNull();
    scrollPage(window.innerHeight + 1);
    fireEvent.click(screen.getByRole('button', { name: '返回顶部' }));
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    scrollPage(0);
    expect(screen.queryByRole('button', { name: '返回顶部' })).toBeNull();
    scrollTo.mockRestore();
  });
});

function scrollPage(position: number): void {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
