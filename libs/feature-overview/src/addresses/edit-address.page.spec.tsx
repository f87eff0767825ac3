import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAddress, REGIONS } from '../testing/sample-addresses';
import { page } from './edit-address.page';

const PATH = '/overview/address/add-address';
const responses: StubResponses = {
  getUserProfile: buildProfile(),
  listRegions: REGIONS,
  getPublicKey: { keyId: 'k1', publicKey: 'unused' },
};
const open = (at = PATH, more: StubResponses = {}) =>
  renderPage(page, { path: PATH, at, isLoggedIn: true }, { ...responses, ...more });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const choose = async (name: RegExp, option: string) => {
  const select = await screen.findByRole('combobox', { name });
  await waitFor(() => expect(select).toHaveTextContent(option));
  await userEvent.selectOptions(select, option);
};
const save = () => userEvent.click(screen.getByRole('button', { name: '保存地址' }));

beforeEach(() => sessionStorage.clear());

describe('a new address', () => {
  it('is filled in by what is pasted; the number stays in the page', async () => {
    const { listBodies } = open(PATH, {
      parseAddress: {
        ...{ name: '张三', telephone: '', provinceCode: '330000', cityCode: '330100', districtCode: '330106' },
        ...{ detail: '文三路90号', postcode: '' },
      },
      saveAddress: buildAddress(),
    });
    await userEvent.click(await field(/粘贴收件人/));
    await userEvent.paste('张三 13800138000 浙江杭州西湖区文三路90号');
    expect(await screen.findByText('已识别收件人、手机号码、所在地区、详细地址，请核对')).toBeVisible();
    expect(listBodies('parseAddress')).toEqual([{ text: '张三  ☎  浙江杭州西湖区文三路90号' }]);
    expect(await field(/^收件人/)).toHaveValue('张三');
    expect(await field(/手机号码/)).toHaveValue('13800138000');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /区县/ })).toHaveValue('330106'));
    await save();
    await waitFor(() =>
      expect(listBodies('saveAddress')).toMatchObject([{ name: '张三', regionCode: '330106', detail: '文三路90号' }]),
    );
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/address/invoiceAddress'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('names what is missing, in order, and sends nothing', async () => {
    const { listCalls } = open();
    await field(/^收件人/);
    await save();
    for (const message of ['请输入收件人', '请输入联系电话', '请选择省市区', '请输入详细地址'])
      expect(screen.getByText(message)).toBeVisible();
    expect(await field(/^收件人/)).toHaveFocus();
    expect(listCalls('saveAddress')).toHaveLength(0);
  });

  it('forgets the city and the district with the province', async () => {
    open();
    await choose(/省份/, '浙江省');
    await choose(/城市/, '杭州市');
    await choose(/区县/, '西湖区');
    await choose(/省份/, '请选择');
    expect(screen.getByRole('combobox', { name: /区县/ })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /城市/ })).toHaveTextContent(/^请选择$/);
  });

  it('keeps what was typed until it is given up', async () => {
    const { unmount } = open();
    await userEvent.type(await field(/^收件人/), '李四');
    unmount();
    open();
    expect(await field(/^收件人/)).toHaveValue('李四');
    await userEvent.click(screen.getByRole('button', { name: '放弃' }));
    expect(await field(/^收件人/)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows what the server says beside the field, and the limit above the button', async () => {
    const fieldErrors = [{ field: 'regionCode', msg: '请选择省市区' }];
    const error = { status: 400, code: '422', msg: '请选择省市区', data: { fieldErrors } };
    const { respond } = open(PATH, { saveAddress: { error } });
    await userEvent.type(await field(/^收件人/), '李四');
    await userEvent.type(await field(/手机号码/), '13800138000');
    await choose(/省份/, '浙江省');
    await choose(/城市/, '杭州市');
    await choose(/区县/, '西湖区');
    await userEvent.type(await field(/详细地址/), '文三路90号');
    await save();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /区县/ })).toHaveFocus());
    respond({ saveAddress: { error: { status: 409, msg: '最多保存20个地址，请先删除不用的地址' } } });
    await save();
    expect(await screen.findByText('最多保存20个地址，请先删除不用的地址')).toBeVisible();
    expect(screen.queryByRole('button', { name: '刷新' })).toBeNull();
  });
});

describe('a stored address', () => {
  const at = `${PATH}?id=a1`;

  it('keeps its telephone where none is typed', async () => {
    const { listBodies } = open(at, { listOwnAddresses: [buildAddress()], saveAddress: buildAddress({ version: 2 }) });
    expect(await field(/^收件人/)).toHaveValue('王小明');
    expect(screen.getByText('已保存 138****8000，不填则不变')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /区县/ })).toHaveValue('330106'));
    await save();
    await waitFor(() =>
      expect(listBodies('saveAddress')).toMatchObject([{ id: 'a1', version: 1, telephone: '', regionCode: '330106' }]),
    );
  });

  it('is read again where it was changed elsewhere; what was typed stays', async () => {
    const { respond, listBodies } = open(at, {
      listOwnAddresses: [buildAddress()],
      saveAddress: { error: { status: 409, msg: '地址已在别处修改，请刷新后重试' } },
    });
    await userEvent.clear(await field(/^收件人/));
    await userEvent.type(await field(/^收件人/), '李四');
    await save();
    respond({ listOwnAddresses: [buildAddress({ version: 2, detail: '学院路1号院' })], saveAddress: buildAddress() });
    await userEvent.click(await screen.findByRole('button', { name: '刷新' }));
    await waitFor(async () => expect(await field(/详细地址/)).toHaveValue('学院路1号院'));
    expect(await field(/^收件人/)).toHaveValue('李四');
    await save();
    await waitFor(() =>
      expect(listBodies('saveAddress').at(-1)).toMatchObject({ version: 2, name: '李四', detail: '学院路1号院' }),
    );
  });

  it('that is not there leads back', async () => {
    open(`${PATH}?id=other`, { listOwnAddresses: [buildAddress()] });
    expect(await screen.findByText('这个地址不存在或已经删除。')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回收货地址' })).toHaveAttribute(
      'href',
      '/overview/address/invoiceAddress',
    );
  });
});
