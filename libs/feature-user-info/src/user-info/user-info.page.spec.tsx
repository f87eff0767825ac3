import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './user-info.page';

const open = (responses: StubResponses = {}) =>
  renderPage(page, { path: '/user-info' }, { getUserProfile: buildProfile(), ...responses });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

describe('UserInfoPage', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows the account', async () => {
    open();
    expect(await screen.findByText('demo-personal')).toBeVisible();
    expect(screen.getByText('2026-03-02 09:05')).toBeVisible();
    expect(await field(/昵称/)).toHaveValue('林予安');
  });

  it('keeps the place of the account and the form while they are on their way', () => {
    open();
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('saves what was changed', async () => {
    const { calls, respond } = open();
    const input = await field(/昵称/);
    await userEvent.clear(input);
    await userEvent.type(input, ' Ｌin ');
    respond({ updateUserProfile: buildProfile({ nickname: 'Lin', version: 2 }) });
    await save();
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(calls.find(({ name }) => name === 'updateUserProfile')?.body).toEqual({
      nickname: 'Lin',
      company: '澄湖乳业',
      industry: '',
      bio: '',
      version: 1,
    });
    expect(input).toHaveValue('Lin');
    expect(sessionStorage).toHaveLength(0);
  });

  it('saves again on the version of the first answer', async () => {
    const { calls, respond } = open();
    respond({
      getUserProfile: { error: { status: 503 } },
      updateUserProfile: buildProfile({ bio: '一', version: 2 }),
    });
    await userEvent.type(await field(/简介/), '一');
    await save();
    expect(await screen.findByText('已保存')).toBeVisible();
    await userEvent.type(await field(/简介/), '二');
    await save();
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === 'updateUserProfile')?.body).toMatchObject({
        bio: '一二',
        version: 2,
      }),
    );
  });

  it('goes back to what is stored', async () => {
    open();
    const input = await field(/公司/);
    await userEvent.type(input, '一厂');
    expect(sessionStorage).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '还原' }));
    expect(input).toHaveValue('澄湖乳业');
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads to the first bad field and sends nothing', async () => {
    const { calls } = open();
    const input = await field(/昵称/);
    await userEvent.clear(input);
    await save();
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription('请输入昵称');
    expect(calls.some(({ name }) => name === 'updateUserProfile')).toBe(false);
    await userEvent.type(input, '安');
    expect(input).toBeValid();
  });

  it('shows what the server says beside the field', async () => {
    const fieldErrors = [{ field: 'company', msg: '公司不能超过50个字符' }];
    open({ updateUserProfile: { error: { status: 400, code: '422', data: { fieldErrors } } } });
    const input = await field(/公司/);
    await save();
    await waitFor(() => expect(input).toHaveAccessibleDescription('公司不能超过50个字符'));
    expect(input).toHaveFocus();
  });

  it('keeps what was typed when the profile was changed elsewhere, and saves it on the new version', async () => {
    const { calls, respond } = open({
      updateUserProfile: { error: { status: 409, code: '409', msg: '资料已被修改，请刷新后重试' } },
    });
    await userEvent.type(await field(/公司/), '一厂');
    await save();
    expect(await screen.findByText('资料已被修改，请刷新后重试')).toBeVisible();
    const newer = buildProfile({ version: 5, company: '别处', industry: '乳制品' });
    respond({ getUserProfile: newer, updateUserProfile: newer });
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(calls.filter(({ name }) => name === 'getUserProfile')).toHaveLength(2));
    expect(await screen.findByText('已载入最新资料，您修改的内容已保留')).toBeVisible();
    expect(await field(/公司/)).toHaveValue('澄湖乳业一厂');
    expect(await field(/行业/)).toHaveValue('乳制品');
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveFocus());
    await save();
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === 'updateUserProfile')?.body).toMatchObject({
        company: '澄湖乳业一厂',
        industry: '乳制品',
        version: 5,
      }),
    );
  });

  it('brings back what was typed before the session ended, until it is given up', async () => {
    const { unmount } = open();
    await userEvent.type(await field(/简介/), '半句话');
    unmount();
    open();
    expect(await field(/简介/)).toHaveValue('半句话');
    expect(screen.getByText('已恢复您上次未保存的内容')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '放弃' }));
    expect(await field(/简介/)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('offers another attempt when the profile cannot be read', async () => {
    const { respond } = open({ getUserProfile: undefined });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ getUserProfile: buildProfile() });
    await userEvent.click(retry);
    expect(await field(/昵称/)).toBeVisible();
  });

  it('changes the picture, and says why one was not taken', async () => {
    const { listBodies, respond } = open({
      uploadFile: { id: 'f1', name: '头像.png', size: 3, type: 'png' },
      updateAvatar: buildProfile({ avatar: 'f1' }),
    });
    const input = await screen.findByLabelText('更换头像');
    respond({ getUserProfile: buildProfile({ avatar: 'f1' }) });
    await userEvent.upload(input, new File(['abc'], '头像.png', { type: 'image/png' }));
    expect(await screen.findByRole('button', { name: '移除头像' })).toBeVisible();
    expect(listBodies('updateAvatar')).toEqual([{ fileId: 'f1' }]);
    respond({ uploadFile: { error: { status: 415, code: '415', msg: '仅支持 jpg、png 格式的文件' } } });
    await userEvent.upload(screen.getByLabelText('更换头像'), new File(['x'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('仅支持 jpg、png 格式的文件')).toBeVisible();
    expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
    respond({ uploadFile: { error: { status: 503, code: '503', msg: '服务繁忙' } } });
    await userEvent.upload(screen.getByLabelText('更换头像'), new File(['x'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('服务繁忙')).toBeVisible();
    respond({ uploadFile: { id: 'f2', name: 'a.png', size: 1, type: 'png' } });
    await userEvent.click(screen.getByRole('button', { name: '重试上传 a.png' }));
    await waitFor(() => expect(listBodies('updateAvatar')).toEqual([{ fileId: 'f1' }, { fileId: 'f2' }]));
    expect(screen.queryByText('上传失败')).toBeNull();
  });
});
