import { TestBrowser } from '../../testing/test-browser';
import { startTestPortal, type TestPortal } from '../../testing/test-portal';

let portal: TestPortal;
let browser: TestBrowser;

beforeAll(async () => {
  portal = await startTestPortal({ isDemo: true });
  browser = new TestBrowser(portal.app);
  await browser.logIn('demo-personal');
});
afterAll(() => portal.close());

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
      registeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
      lastLoginAt: expect.stringMatching(/\+08:00$/),
      version: 1,
    });
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
    const answers = await Promise.all([1, 2, 3].map((count) => update({ nickname: `甲${count}`, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
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
