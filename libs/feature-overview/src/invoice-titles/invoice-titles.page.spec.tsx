import type { InvoiceTitle } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { invoiceTitleLifecycle, listStates } from '@portal/lifecycles';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTitle } from '../testing/sample-addresses';
import { page as deleteInvoiceTitlePage } from './delete-invoice-title.page';
import { page as invoiceTitlesPage } from './invoice-titles.page';

const openList = (titles: InvoiceTitle[] | undefined, more: StubResponses = {}) =>
  renderPage(
    invoiceTitlesPage,
    { path: '/overview/info/invoiceInfo', isLoggedIn: true },
    { ...(titles && { listInvoiceTitles: titles }), ...more },
  );
const openDelete = (title: InvoiceTitle, more: StubResponses = {}) => {
  const path = '/overview/info/delete-invoice';
  const responses = { listInvoiceTitles: [title], ...more };
  return renderPage(deleteInvoiceTitlePage, { path, at: `${path}?id=t1`, isLoggedIn: true }, responses);
};

describe('InvoiceTitlesPage', () => {
  it.each([
    [1, '申请中', ['撤回审核', '设为默认']],
    [2, '已通过', ['编辑', '设为默认', '删除']],
    [3, '已拒绝', ['修改后重新提交', '设为默认', '删除']],
    [4, '已失效', ['删除']],
    [5, '已撤回', ['修改后重新提交', '设为默认', '删除']],
  ] as const)('offers in state %i, %s, what the lifecycle has', async (status, label, actions) => {
    openList([buildTitle({ status, isDefault: false })]);
    const [card] = await screen.findAllByRole('listitem');
    expect(within(card as HTMLElement).getByText(label)).toBeVisible();
    const names = [
      ...within(card as HTMLElement).queryAllByRole('link'),
      ...within(card as HTMLElement).queryAllByRole('button'),
    ].map(({ textContent }) => textContent);
    expect(names.sort()).toEqual([...actions, '审核记录'].sort());
  });

  it('knows every state of the lifecycle', () => {
    expect(listStates(invoiceTitleLifecycle)).toEqual([1, 2, 3, 4, 5]);
  });

  it('tells why a title was refused, and what happened to it on demand', async () => {
    const rejected = buildTitle({ status: 3, reason: '与营业执照不一致' });
    openList([rejected], { getInvoiceTitle: rejected });
    expect(await screen.findByText('与营业执照不一致')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '审核记录' }));
    const timeline = await screen.findByRole('list', { name: '发票抬头进度' });
    expect(within(timeline).getByText('提交审核')).toBeVisible();
    expect(within(timeline).getByText('审核通过')).toBeVisible();
  });

  it('withdraws a title from its audit', async () => {
    const { listBodies } = openList([buildTitle({ status: 1 })], { withdrawInvoiceTitle: buildTitle({ status: 5 }) });
    await userEvent.click(await screen.findByRole('button', { name: /撤回审核/ }));
    await waitFor(() => expect(listBodies('withdrawInvoiceTitle')).toEqual([{ id: 't1' }]));
  });

  it('says why something was not done', async () => {
    const msg = '发票抬头当前为「已通过」，不能进行此操作';
    openList([buildTitle({ status: 1 })], { withdrawInvoiceTitle: { error: { status: 409, msg } } });
    await userEvent.click(await screen.findByRole('button', { name: /撤回审核/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  });

  it('offers the first one where there is none, and another attempt where they cannot be read', async () => {
    const { unmount } = openList([]);
    expect(await screen.findByText('还没有发票抬头。')).toBeVisible();
    unmount();
    const { respond } = openList(undefined);
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listInvoiceTitles: [buildTitle()] });
    await userEvent.click(retry);
    expect(await screen.findByText('**** 5678')).toBeVisible();
  });
});

describe('DeleteInvoiceTitlePage', () => {
  it('asks, deletes and leads back', async () => {
    const { listBodies } = openDelete(buildTitle(), { deleteInvoiceTitle: null });
    await userEvent.click(await screen.findByRole('button', { name: '确定删除' }));
    await waitFor(() => expect(listBodies('deleteInvoiceTitle')).toEqual([{ id: 't1' }]));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/info/invoiceInfo'));
  });

  it('does not offer to delete what is being audited', async () => {
    openDelete(buildTitle({ status: 1 }));
    expect(await screen.findByText('审核中的抬头不能删除，请先撤回审核。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '确定删除' })).toBeNull();
  });
});
