import { createCallCookies, readCookie } from './call-cookies';

describe('readCookie', () => {
  it.each([
    ['a=1', '1'],
    ['a=1; b=2', '1'],
    ['b=2; a=1', '1'],
    ['b=2; a=1; c=3', '1'],
    ['xa=9; a=1', '1'],
    ['a=', ''],
    ['b=a=9; a=1', '1'],
    ['xa=9', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('finds a in %j', (cookie, value) => expect(readCookie({ cookie }, 'a', false)).toBe(value));

  it('wants the cookie that is bound to the host over https', () => {
    expect(readCookie({ cookie: 'a=1' }, 'a', true)).toBeUndefined();
    expect(readCookie({ cookie: 'a=1; __Host-a=2' }, 'a', true)).toBe('2');
  });
});

describe('createCallCookies', () => {
  it('sets cookies that scripts cannot read, over https bound to the host', () => {
    const lines: string[] = [];
    createCallCookies({}, false, (line) => lines.push(line)).write('a', '1', 60);
    createCallCookies({}, true, (line) => lines.push(line)).write('a', '1', 0);
    expect(lines).toEqual([
      'a=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
      '__Host-a=1; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('lists and reads by names without the prefix', () => {
    const cookies = createCallCookies({ cookie: '__Host-x-1=a; __Host-x-2=b; x-3=c' }, true, () => undefined);
    expect(cookies.list('x-')).toEqual(['x-1', 'x-2']);
    expect([cookies.read('x-1'), cookies.read('x-3')]).toEqual(['a', undefined]);
  });
});
