import { renderOnStub } from '@portal/data-access-api/testing';
import { workOrderLifecycle } from '@portal/lifecycles';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { StatusTag } from '../status/status-tag';
import { Timeline } from '../status/timeline';
import { ACCOUNT_ENTRIES, findAccountEntry } from './account-entries';
import { AccountPage } from './account-page';
import { AccountSurrounding } from './account-surrounding';

const UNREAD = { system: 100, order: 0, workorder: 3, realname: 0, community: 0, activity: 0, security: 0 };

const openArea = (at: string, isLoggedIn?: boolean) =>
  renderOnStub(
    <MemoryRouter initialEntries={[at]}>
      <AccountSurrounding>内容</AccountSurrounding>
    </MemoryRouter>,
    { getUnreadCount: UNREAD },
    { isLoggedIn },
  );

describe('AccountSurrounding', () => {
  it('groups the ways and marks the one that leads here', () => {
    openArea('/user-info');
    const menu = screen.getByRole('navigation', { name: '账号菜单' });
    expect(
      within(menu)
        .getAllByRole('region')
        .map((group) => group.querySelector('p')?.textContent),
    ).toEqual(['概览', '产品', '服务', '账号']);
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
    openArea('/overview/details');
    await userEvent.click(screen.getByRole('button', { name: '账号菜单' }));
    const dialog = screen.getByRole('dialog', { name: '账号菜单' });
    expect(document.documentElement).toHaveClass('is-scroll-locked');
    await userEvent.click(within(dialog).getByRole('link', { name: '工单' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveClass('is-scroll-locked');
  });

  it('gives the focus back after Escape', async () => {
    openArea('/overview/details');
    const button = screen.getByRole('button', { name: '账号菜单' });
    await userEvent.click(button);
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('close')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});

it.each([
  ['/overview', '控制台'],
  ['/overview/', '控制台'],
  ['/overview/submitworkorder', '工单'],
  ['/overview/address/add-address', '收货地址'],
  ['/overview/info/edit-invoice', '发票抬头'],
  ['/user-info/security', '账号安全'],
  ['/overview/unknown', undefined],
])('the page %s belongs to %s', (pathname, text) => {
  expect(findAccountEntry(pathname)?.text).toBe(text);
});

it('leads to every page once', () => {
  const hrefs = ACCOUNT_ENTRIES.flatMap(({ entries }) => entries.map(({ href }) => href));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

it('names a page, the way back and what can be done', () => {
  renderOnStub(
    <MemoryRouter>
      <AccountPage
        title="工单详情"
        lead="处理进度"
        back={{ href: '/overview/workorder', text: '工单' }}
        actions={<button type="button">催单</button>}
      >
        内容
      </AccountPage>
    </MemoryRouter>,
    {},
  );
  expect(screen.getByRole('heading', { level: 1, name: '工单详情' })).toBeVisible();
  expect(screen.getByRole('link', { name: '工单' })).toHaveAttribute('href', '/overview/workorder');
  expect(screen.getByRole('button', { name: '催单' })).toBeVisible();
});

it('names a state, and an unknown one by its number', () => {
  renderOnStub(
    <>
      <StatusTag lifecycle={workOrderLifecycle} state={2} />
      <StatusTag lifecycle={workOrderLifecycle} state={42} />
    </>,
    {},
  );
  expect(screen.getByText('待您补充')).toHaveAttribute('data-tone', 'attention');
  expect(screen.getByText('42')).toHaveAttribute('data-tone', 'muted');
});

it('tells what happened, the newest first', async () => {
  const onOpenFile = jest.fn();
  const entry = {
    actorRole: 'user' as const,
    actorName: '林予安',
    reason: '',
    files: [],
    at: '2026-06-01T09:00:00+08:00',
  };
  const file = { id: '7d2b1c54-0a53-4f0e-8a26-2f8d2c0b1e11', name: '日志.txt', size: 10, type: 'text/plain' };
  renderOnStub(
    <Timeline
      lifecycle={workOrderLifecycle}
      onOpenFile={onOpenFile}
      log={[
        { ...entry, from: null, to: 0, act: 'submit' },
        { ...entry, from: 0, to: 1, act: 'assign', actorRole: 'agent', actorName: '', reason: '已分配', files: [file] },
      ]}
    />,
    {},
  );
  const [newest, oldest] = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
  expect(newest).toHaveTextContent('受理客服2026-06-01 09:00已分配');
  expect(oldest).toHaveTextContent('提交工单林予安');
  await userEvent.click(screen.getByRole('button', { name: '日志.txt' }));
  expect(onOpenFile).toHaveBeenCalledWith(file);
});
