import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAddress } from '../testing/sample-addresses';
import { page as addressesPage } from './addresses.page';
import { page as deleteAddressPage } from './delete-address.page';
import { formatRegion } from './address-lines';

const openList = (responses: StubResponses) =>
  renderPage(addressesPage, { path: '/overview/address/invoiceAddress', isLoggedIn: true }, responses);
const openDelete = (id: string, responses: StubResponses) => {
  const path = '/overview/address/delete-address';
  return renderPage(deleteAddressPage, { path, at: `${path}?id=${id}`, isLoggedIn: true }, responses);
};
const two = [buildAddress(), buildAddress({ id: 'a2', name: '李四', isDefault: false, tag: '' })];

describe('AddressesPage', () => {
  it('lists the addresses with what can be done', async () => {
    const { listBodies } = openList({ listOwnAddresses: two, setDefaultAddress: two[0] });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('默认')).toBeVisible();
    expect(within(first as HTMLElement).getByText(/浙江省杭州市西湖区 文三路90号东部软件园（310012）/)).toBeVisible();
    expect(within(first as HTMLElement).queryByRole('button', { name: /设为默认/ })).toBeNull();
    expect(screen.getByText('已保存 2/20')).toBeVisible();
    expect(within(second as HTMLElement).getByRole('link', { name: '编辑 李四' })).toHaveAttribute(
      'href',
      '/overview/address/add-address?id=a2',
    );
    await userEvent.click(within(second as HTMLElement).getByRole('button', { name: '设为默认 李四' }));
    expect(listBodies('setDefaultAddress')).toEqual([{ id: 'a2' }]);
  });

  it('says why something was not done', async () => {
    openList({ listOwnAddresses: two, setDefaultAddress: { error: { status: 404, msg: '请求的内容不存在' } } });
    await userEvent.click(await screen.findByRole('button', { name: '设为默认 李四' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('请求的内容不存在');
  });

  it('offers the first one where there is none, and another attempt where they cannot be read', async () => {
    const { unmount } = openList({ listOwnAddresses: [] });
    expect(await screen.findByText('还没有保存地址。')).toBeVisible();
    expect(screen.getByRole('link', { name: '新增地址' })).toBeVisible();
    unmount();
    const { respond } = openList({});
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listOwnAddresses: two });
    await userEvent.click(retry);
    expect(await screen.findByText('李四')).toBeVisible();
  });

  it('offers no further one where there are twenty', async () => {
    openList({ listOwnAddresses: Array.from({ length: 20 }, (_, index) => buildAddress({ id: `a${index}` })) });
    expect(await screen.findByText('已保存 20/20')).toBeVisible();
    expect(screen.queryByRole('link', { name: '新增地址' })).toBeNull();
  });
});

describe('DeleteAddressPage', () => {
  it('asks, deletes and leads back', async () => {
    const { listBodies } = openDelete('a2', { listOwnAddresses: two, deleteAddress: null });
    expect(await screen.findByRole('heading', { name: '确定删除「李四」的地址吗？' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '确定删除' }));
    await waitFor(() => expect(listBodies('deleteAddress')).toEqual([{ id: 'a2' }]));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/address/invoiceAddress'));
  });

  it('does not offer to delete the default while there are others', async () => {
    openDelete('a1', { listOwnAddresses: two });
    expect(await screen.findByText('默认地址不能删除，请先将其他地址设为默认。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '确定删除' })).toBeNull();
  });

  it('says why it was not deleted', async () => {
    const msg = '默认地址不能删除，请先将其他地址设为默认';
    openDelete('a2', { listOwnAddresses: two, deleteAddress: { error: { status: 409, msg } } });
    await userEvent.click(await screen.findByRole('button', { name: '确定删除' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  });

  it('knows what is not there', async () => {
    openDelete('none', { listOwnAddresses: two });
    expect(await screen.findByText('这个地址不存在或已经删除。')).toBeVisible();
  });
});

it.each([
  [['上海市', '上海市', '浦东新区'], '上海市浦东新区'],
  [['重庆市', '县', '忠县'], '重庆市忠县'],
  [['海南省', '省直辖县', '琼海市'], '海南省琼海市'],
])('writes %j as %s', (names, text) => expect(formatRegion(names)).toBe(text));
