import { toAuthorizeUrl, toLoginHref, toRegisterHref } from './login-urls';
import { readLoginScreen } from './return-target';

describe('addresses', () => {
  it('start a login at the server', () => {
    expect(toAuthorizeUrl('/case?a=1&b=2')).toBe('/ptl/api/auth/authorize?redirect_uri=%2Fcase%3Fa%3D1%26b%3D2');
    expect(toAuthorizeUrl(undefined, 'register')).toBe('/ptl/api/auth/authorize?screen=register&redirect_uri=%2F');
  });

  it('keep the login and the way back between the screens', () => {
    const login = { uid: 'a&b', returnPath: '/case?a=1' };
    const origin = 'https://portal.example.com';
    expect(readLoginScreen(toLoginHref(login), origin)).toEqual({ name: 'login', ...login });
    expect(readLoginScreen(toRegisterHref(login, 'portal.example.com'), origin)).toEqual({
      name: 'register',
      ...login,
    });
  });

  it('leave out what is not known', () => {
    expect(toLoginHref({ uid: undefined, returnPath: undefined })).toBe('#/login');
  });
});
