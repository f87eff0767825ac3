import { sendFile, storeFile } from '../../testing/multipart';
import { makePicture } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';

const portal = setUpPortal({ isDemo: true });
let browser: TestBrowser;

beforeAll(async () => {
  browser = new TestBrowser(portal.app);
  await browser.logIn('demo-personal');
});

const read = async (who = browser) => (await who.request('/ptl/user/info')).body.data as Record<string, unknown>;
const update = (payload: object, who = browser) => who.request('/ptl/user/updateInfo', { method: 'POST', payload });

describe('a profile', () => {
  it('is the caller’s own', async () => {
    expect(await read()).toEqual({
      account: 'demo-personal',
      userCode: expect.stringMatching(/^U[A-Z0-9]{12}$/),
      nickname: '林予安',
      company: '',
      industry: '',
      bio: '',
      telephone: '',
      mail: '',
      avatar: '',
      registeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
      lastLoginAt: expect.stringMatching(/\+08:00$/),
      previousLoginAt: expect.stringMatching(/\+08:00$/),
      version: 1,
    });
  });

  it('names no login before the first', async () => {
    const newcomer = new TestBrowser(portal.app);
    await newcomer.logIn('demo-new');
    expect((await read(newcomer))['previousLoginAt']).toBeNull();
  });

  it('names the login before the present one', async () => {
    const { lastLoginAt } = await read();
    const next = new TestBrowser(portal.app);
    await next.logIn('demo-personal');
    expect((await read(next))['previousLoginAt']).toBe(lastLoginAt);
  });

  it('is changed in the fields that may be changed, and no others', async () => {
    const before = await read();
    const { body } = await update({
      nickname: ' 予安Ａ ',
      company: '澄湖乳业',
      industry: '食品',
      bio: '第一行\r\n第二行',
      version: before['version'],
      account: 'demo-operator',
      userCode: 'U1',
      id: 'x',
      menuPermissions: ['maas:home'],
    });
    expect(body).toMatchObject({ code: '200', msg: '已保存' });
    expect(await read()).toEqual({
      ...before,
      nickname: '予安A',
      company: '澄湖乳业',
      industry: '食品',
      bio: '第一行\n第二行',
      version: Number(before['version']) + 1,
    });
  });

  it('is not changed by somebody who has not seen the last change', async () => {
    const { version } = await read();
    const responses = await Promise.all([1, 2, 3].map((count) => update({ nickname: `甲${count}`, version })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = await update({ nickname: '乙', version });
    expect(body).toMatchObject({ code: '409', msg: '资料已被修改，请刷新后重试' });
  });

  it.each([
    ['nickname', '', '请输入昵称'],
    ['nickname', '字'.repeat(21), '昵称不能超过20个字符'],
    ['company', '字'.repeat(51), '公司不能超过50个字符'],
    ['industry', '字'.repeat(31), '行业不能超过30个字符'],
    ['bio', '字'.repeat(201), '简介不能超过200个字'],
  ])('refuses %s %.8j: %s', async (field, value, msg) => {
    const { version } = await read();
    const { body } = await update({ nickname: '林予安', version, [field]: value });
    expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field, msg }] } });
  });

  it('is nobody else’s business', async () => {
    const stranger = new TestBrowser(portal.app);
    expect((await stranger.request('/ptl/user/info')).status).toBe(401);
    expect((await update({ nickname: 'x', version: 1 }, stranger)).body).toMatchObject({
      code: '401',
      msg: '账号未登录',
    });
    const other = new TestBrowser(portal.app);
    await other.logIn('demo-enterprise');
    expect(await read(other)).toMatchObject({ account: 'demo-enterprise', version: 1 });
  });
});

describe('a picture', () => {
  const change = (fileId: unknown, who = browser) =>
    who.request('/ptl/user/updateAvatar', { method: 'POST', payload: { fileId } });
  const upload = async (who = browser) => {
    const { body } = await sendFile(who, 'avatar', await makePicture('png'), '头像.png');
    return (body.data as { id: string }).id;
  };
  const isKept = async (id: string) =>
    (await portal.database.query<{ is_used: boolean }>('select is_used from stored_file where id = $1', [id]))[0]
      ?.is_used;

  it('is an upload of its own, and the one before is let go of', async () => {
    const { version } = await read();
    const [first, second] = [await upload(), await upload()];
    expect((await change(first)).body).toMatchObject({ msg: '头像已更新', data: { avatar: first, version } });
    await change(second);
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
    expect(await read()).toMatchObject({ avatar: second });
    expect((await browser.request(`/ptl/file/content?id=${second}`)).status).toBe(200);
    await change('');
    expect(await read()).toMatchObject({ avatar: '' });
    expect(await isKept(second)).toBe(false);
  });

  it('is no file of somebody else, of another use, or one that does not exist', async () => {
    const other = new TestBrowser(portal.app);
    await other.logIn('demo-enterprise');
    const foreign = await upload(other);
    for (const id of [foreign, await storeFile(browser), crypto.randomUUID(), 'x']) {
      const { body } = await change(id);
      expect(body).toMatchObject({
        code: '422',
        data: { fieldErrors: [{ field: 'fileId', msg: '附件已失效，请重新上传' }] },
      });
    }
    expect((await change(5)).status).toBe(400);
    expect(await read()).toMatchObject({ avatar: '' });
  });
});
