import { buildMenuItem } from './sample-content';
import { createStubApi } from './stub-api';

describe('createStubApi', () => {
  const menus = { method: 'GET', path: '/portal/system/menuConf/findByPage' };

  it('answers by the name of the endpoint and keeps the calls', async () => {
    const api = createStubApi({ listMenus: [buildMenuItem()] });
    expect((await api.transport(menus)).body).toMatchObject({ code: '200', data: [{ name: '客户案例' }] });
    expect(api.calls.map(({ name }) => name)).toEqual(['listMenus']);
  });

  it('answers with a file where it was given one', async () => {
    const file = new Blob(['picture']);
    const api = createStubApi({ getFileContent: file });
    expect(await api.transport({ method: 'GET', path: '/ptl/file/content' })).toEqual({ status: 200, body: file });
  });

  it('refuses as told', async () => {
    const api = createStubApi({ listMenus: { error: { status: 401, msg: '账号未登录' } } });
    expect(await api.transport(menus)).toMatchObject({ status: 401, body: { code: '401', msg: '账号未登录' } });
  });

  it('refuses a sample that breaks the contract', async () => {
    const api = createStubApi({ listMenus: [buildMenuItem({ name: '' })] });
    await expect(api.transport(menus)).rejects.toThrow();
  });

  it('knows nothing outside the contract', async () => {
    await expect(createStubApi({}).transport({ method: 'GET', path: '/nowhere' })).rejects.toThrow(
      'not in the contract',
    );
  });
});
