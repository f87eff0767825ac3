import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { SiteHeaderProps } from '../layout-props';
import { buildHeaderProps } from '../testing/layout-data';
import { AccountMenu, type AccountMenuProps } from './account-menu';
import { SiteHeader } from './site-header';

function renderHeader(values: Partial<SiteHeaderProps> = {}) {
  const props = buildHeaderProps(values);
  render(
    <MemoryRouter>
      <SiteHeader {...props} />
      <button type="button">页面</button>
    </MemoryRouter>,
  );
  return props;
}

const label = (name: string) => within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name });
const entryOf = (name: string) => label(name).closest('li') as Element;
const isOpen = (name: string) => label(name).getAttribute('aria-expanded') === 'true';
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const enter = (name: string, pointerType = 'mouse') => point('pointerover', entryOf(name), null, pointerType);
const leave = (name: string) => point('pointerout', entryOf(name), null);
const focus = (name: string) => act(() => label(name).focus());

// jsdom's pointer events know no pointer type.
function point(
  type: 'pointerover' | 'pointerout',
  target: Element,
  relatedTarget: Element | null,
  pointerType = 'mouse',
) {
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType }));
}

// Code that was asked for arrives before the test ends.
afterEach(() => act(async () => void (await import('../mega-menu/menu-panel'))));

describe('SiteHeader', () => {
  it('shows the three item shapes, and each of them is a link before it opens anything', () => {
    renderHeader();
    expect(label('产品')).toHaveAttribute('href', '/product');
    expect(label('解决方案')).toHaveAttribute('href', '/solution');
    expect(label('支持与服务')).toHaveAttribute('aria-expanded', 'false');
    expect(label('客户案例')).toHaveAttribute('href', '/case');
    expect(label('客户案例')).not.toHaveAttribute('aria-expanded');
  });

  it('unfolds a dropdown with its descriptions, and a second press folds it', async () => {
    const user = userEvent.setup();
    renderHeader();
    focus('支持与服务');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: /文档中心.*产品手册与接口说明/ })).toHaveAttribute(
      'href',
      '/document-center',
    );
    await user.keyboard(' ');
    expect(isOpen('支持与服务')).toBe(false);
  });

  it('fills a menu for a pointer that rested on the header before the page was interactive', async () => {
    renderHeader();
    const [header, entry] = [screen.getByRole('banner'), entryOf('支持与服务')];
    point('pointerout', header, entry);
    point('pointerover', entry, header);
    expect(await screen.findByRole('link', { name: /文档中心/ })).toBeVisible();
  });

  it('walks along the labels with the arrow keys, round the end', async () => {
    const user = userEvent.setup();
    renderHeader();
    focus('产品');
    await user.keyboard('{ArrowLeft}');
    expect(label('客户案例')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(label('解决方案')).toHaveFocus();
  });

  it('lets a press with a modifier open the link itself', () => {
    renderHeader();
    const press = createEvent.click(label('产品'), { ctrlKey: true });
    window.addEventListener('click', () => press.preventDefault(), { once: true });
    fireEvent(label('产品'), press);
    expect(isOpen('产品')).toBe(false);
  });

  it('sends visitors to the login page with the console as return target', async () => {
    const { onLogin, onRegister } = renderHeader();
    await userEvent.click(screen.getByRole('link', { name: '控制台' }));
    expect(onLogin).toHaveBeenCalledWith('/overview/details');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(onLogin).toHaveBeenLastCalledWith();
    await userEvent.click(screen.getByRole('button', { name: '注册' }));
    expect(onRegister).toHaveBeenCalledTimes(1);
  });

  it('shows the account instead of the login pair, and then the console is a plain link', async () => {
    const { onLogin } = renderHeader({ account: { account: 'zhanggong' } });
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
    expect(await screen.findByRole('button', { name: /zhanggong/ })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '控制台' }));
    expect(onLogin).not.toHaveBeenCalled();
  });

  it('shows the picture of the account', async () => {
    const Menu = (props: AccountMenuProps) => <AccountMenu {...props} picture="data:image/png;base64,AA" />;
    renderHeader({ account: { account: 'zhanggong' }, loadAccountMenu: async () => Menu });
    const trigger = await screen.findByRole('button', { name: 'zhanggong' });
    expect(trigger.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,AA');
  });

  it('calls the user by the nickname', async () => {
    const Menu = (props: AccountMenuProps) => <AccountMenu {...props} name="张工" />;
    renderHeader({ account: { account: 'zhanggong' }, loadAccountMenu: async () => Menu });
    expect(await screen.findByRole('button', { name: '张工' })).toHaveTextContent(/^张工$/);
  });

  it('shows picture and nickname in the drawer of phones', async () => {
    const Menu = (props: AccountMenuProps) => <AccountMenu {...props} name="张工" picture="data:image/png;base64,AA" />;
    const { onLeave } = renderHeader({
      ...{ account: { account: 'zhanggong' }, loadAccountMenu: async () => Menu, operationsUrl: '/board' },
    });
    await userEvent.click(screen.getByRole('button', { name: '菜单' }));
    const drawer = within(await screen.findByRole('dialog', { name: '菜单', hidden: true }));
    const person = drawer.getByRole('link', { name: '张工 个人信息', hidden: true });
    expect(person).toHaveAttribute('href', '/user-info');
    expect(person.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,AA');
    expect(person.querySelector('img')).toHaveAttribute('alt', '');
    expect(drawer.getByRole('link', { name: '控制台', hidden: true })).toHaveAttribute('href', '/overview/details');
    expect(drawer.getByRole('link', { name: '运营平台', hidden: true })).toHaveAttribute('href', '/board');
    await userEvent.click(drawer.getByRole('button', { name: '退出登录', hidden: true }));
    expect(onLeave).toHaveBeenLastCalledWith(false);
  });

  it('unfolds the account menu by press, with 运营平台 for its operators only', async () => {
    const { onLeave } = renderHeader({ account: { account: 'zhanggong' } });
    const trigger = await screen.findByRole('button', { name: /zhanggong/ });
    await userEvent.click(trigger);
    const menu = screen.getByRole('list', { name: '账号' });
    expect(within(menu).getByRole('link', { name: '个人信息' })).toHaveAttribute('href', '/user-info');
    expect(within(menu).queryByRole('link', { name: '运营平台' })).toBeNull();
    await userEvent.click(within(menu).getByRole('button', { name: '切换登录' }));
    expect(onLeave).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: '账号' })).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('unfolds the account menu under the pointer, as the other menus do, and a press keeps it', async () => {
    renderHeader({ account: { account: 'zhanggong' } });
    const trigger = await screen.findByRole('button', { name: /zhanggong/ });
    await userEvent.hover(trigger);
    expect(await screen.findByRole('list', { name: '账号' })).toBeVisible();
    await userEvent.click(trigger);
    expect(screen.getByRole('list', { name: '账号' })).toBeVisible();
    await userEvent.unhover(trigger);
    await waitFor(() => expect(screen.queryByRole('list', { name: '账号' })).toBeNull());
  });

  it('leads operators to their platform', async () => {
    renderHeader({ account: { account: 'zhanggong' }, operationsUrl: '/board' });
    await userEvent.click(await screen.findByRole('button', { name: /zhanggong/ }));
    expect(screen.getByRole('link', { name: '运营平台' })).toHaveAttribute('href', '/board');
  });

  it('is transparent over a picture only, and solid once a menu is open', () => {
    renderHeader({ isOverHero: true });
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-transparent');
    expect(header).not.toHaveAttribute('data-solid');
    fireEvent.click(label('支持与服务'));
    expect(header).toHaveAttribute('data-solid');
  });

  it.each(['community', 'console'] as const)('is solid in its %s variant', (variant) => {
    renderHeader({ isOverHero: true, variant });
    expect(screen.getByRole('banner')).toHaveAttribute('data-solid');
  });

  it('searches on Enter with plain characters, and never for nothing', async () => {
    const { onSearch } = renderHeader();
    const search = screen.getByRole('combobox');
    await userEvent.type(search, '  {Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(search, 'ＩｏＴ 网关{Enter}');
    expect(onSearch).toHaveBeenCalledWith('IoT 网关');
  });
});

describe('mega-menu', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('opens under a resting pointer and asks for its data at once', async () => {
    const { onMegaMenuNeeded } = renderHeader();
    enter('产品');
    expect(onMegaMenuNeeded).toHaveBeenCalled();
    await wait(99);
    expect(isOpen('产品')).toBe(false);
    await wait(1);
    expect(isOpen('产品')).toBe(true);
  });

  it('does not open under a finger that only passes', async () => {
    renderHeader();
    enter('产品', 'touch');
    await wait(1000);
    expect(isOpen('产品')).toBe(false);
  });

  it('collapses 500 ms after the pointer left, not when it comes back in time', async () => {
    renderHeader();
    enter('产品');
    await wait(100);
    leave('产品');
    await wait(499);
    enter('产品');
    await wait(1000);
    expect(isOpen('产品')).toBe(true);
    leave('产品');
    await wait(499);
    expect(isOpen('产品')).toBe(true);
    await wait(1);
    expect(isOpen('产品')).toBe(false);
  });

  it('shows one menu at a time', async () => {
    renderHeader();
    fireEvent.click(label('产品'));
    leave('产品');
    enter('解决方案');
    await wait(100);
    expect(isOpen('产品')).toBe(false);
    expect(isOpen('解决方案')).toBe(true);
  });

  it('stays open when the pointer opened it and the visitor also presses', async () => {
    renderHeader();
    enter('产品');
    await wait(100);
    fireEvent.click(label('产品'));
    expect(isOpen('产品')).toBe(true);
    fireEvent.click(label('产品'));
    expect(isOpen('产品')).toBe(false);
  });

  it('holds the page and shows a mask; a press on it closes', () => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    renderHeader();
    fireEvent.click(label('产品'));
    expect(document.documentElement).toHaveClass('is-scroll-locked');
    fireEvent.pointerDown(screen.getByTestId('header-mask'));
    expect(screen.queryByTestId('header-mask')).toBeNull();
    expect(document.documentElement).not.toHaveClass('is-scroll-locked');
  });

  it('leaves a page without scrollbar alone', () => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(0);
    renderHeader();
    fireEvent.click(label('产品'));
    expect(document.documentElement).not.toHaveClass('is-scroll-locked');
  });

  it('is served by the arrow keys, and Escape leads back to the label', async () => {
    jest.useRealTimers();
    const user = userEvent.setup();
    renderHeader();
    focus('产品');
    await user.keyboard('{ArrowDown}');
    const all = await screen.findByRole('tab', { name: '全部产品' });
    expect(all).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('tab', { name: '物联接入' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: '物联接入' })).toBeInTheDocument();
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: '数据智能', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(all).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: '查看全部' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(label('产品')).toHaveFocus();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('closes when the focus moves on', async () => {
    jest.useRealTimers();
    renderHeader();
    focus('产品');
    fireEvent.click(label('产品'));
    act(() => screen.getByRole('button', { name: '页面' }).focus());
    expect(isOpen('产品')).toBe(false);
  });
});
