import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();

// Whatever a visitor claims to be, only a token can make them a user.
const CLAIMS = { authorization: 'Bearer forged', 'idaas-auth-token': 'forged', usercode: 'admin' };

it('finds no session behind a forged token', async () => {
  const response = await portal.app.inject({ url: '/ptl/auth/api/checkToken', headers: CLAIMS });
  expect([response.statusCode, response.json().code, response.json().data]).toEqual([200, '200', null]);
});

it('gives visitors no menu permissions', async () => {
  const response = await portal.app.inject({ url: '/miot-maas/maas/ptl/menu/permission', headers: CLAIMS });
  expect(response.json().data).toEqual({ menuPermission: [] });
});

it('refuses the entrance flags without a session', async () => {
  const response = await portal.app.inject({ url: '/ptl/identification/api/pageShowMode', headers: CLAIMS });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: '401', msg: '账号未登录', data: null });
});
