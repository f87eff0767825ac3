import { renderOnStub } from '@portal/data-access-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ACCOUNT_ENTRIES, findAccountEntry } from './account-entries';
import { AccountLayout } from './account-layout';

const UNREAD = { system: 100, order: 0, workorder: 3, realname: 0, community: 0, activity: 0, security: 0 };

const openArea = (at: string, isLoggedIn?: boolean) =>
  renderOnStub(
    <MemoryRouter initialEntries={[at]}>
      <AccountLayout>内容</AccountLayout>
    </MemoryRouter>,
    { getUnreadCount: UNREAD },
    { isLoggedIn },
  );

describe('AccountLayout', () => {
  it('groups the ways and marks the one that leads here', () => {
    openArea('/user-info');
    const menu = screen.getByRole('navigation', { name: '账号菜单' });
    expect(
      within(menu)
        .getAllByRole('group')
        .map((group) => group.querySelector('p')?.textContent),
    ).toEqual(['概览', '订单与费用', '产品', '服务', '账号']);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('个人信息');
  });

  it('counts unread messages, once it is known whose', async () => {
    const { calls } = openArea('/overview/details');
    expect(screen.getByRole('link', { name: '消息' })).toBeVisible();
    expect(calls).toEqual([]);
    openArea('/overview/details', true);
    expect(await screen.findByRole('link', { name: '消息 99+ 条未读' })).toBeVisible();
  });

  it('opens the menu in a dialog, and closes it with a link', async () => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    openArea('/overview/details');
    await userEvent.click(screen.getByRole('button', { name: '账号菜单' }));
    const dialog = screen.getByRole('dialog', { name: '账号菜单' });
    expect(document.documentElement).toHaveClass('is-scroll-locked');
    await userEvent.click(within(dialog).getByRole('link', { name: '工单' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    expect(document.documentElement).not.toHaveClass('is-scroll-locked');
  });

  it('gives the focus back after Escape', async () => {
    openArea('/overview/details');
    const button = screen.getByRole('button', { name: '账号菜单' });
    await userEvent.click(button);
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });
});

it.each([
  ['/overview', '控制台'],
  ['/overview/', '控制台'],
  ['/overview/order-details', '订单'],
  ['/overview/order-pay', '订单'],
  ['/overview/refund-details', '退款'],
  ['/overview/submitRefundCompleted', '退款'],
  ['/overview/apply', '发票'],
  ['/overview/apply/choose-invoice', '发票'],
  ['/overview/invoice-detail', '发票'],
  ['/overview/product-modal', '我的产品'],
  ['/overview/product-renew', '我的产品'],
  ['/overview/product-upgrade', '我的产品'],
  ['/overview/try-product-modal', '试用'],
  ['/overview/modelBase/details', '我的模型'],
  ['/overview/modelBase/published/edit', '我的模型'],
  ['/overview/applications', '我的申请'],
  ['/overview/submitworkorder', '工单'],
  ['/overview/address/add-address', '收货地址'],
  ['/overview/info/edit-invoice', '发票抬头'],
  ['/overview/personal-byface', '实名认证'],
  ['/user-info/security', '账号安全'],
  ['/overview/unknown', undefined],
])('the page %s belongs to %s', (pathname, text) => {
  expect(findAccountEntry(pathname)?.text).toBe(text);
});

it('leads to every page once', () => {
  const hrefs = ACCOUNT_ENTRIES.flatMap(({ entries }) => entries.map(({ href }) => href));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});
