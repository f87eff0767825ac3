import { describeStatus, isAuthError, toApiError, toNetworkError } from './api-error';

describe('describeStatus', () => {
  it.each([
    [400, '请求错误(400)，请检查网络或联系管理员'],
    [401, '登录已过期，请重新登录，请检查网络或联系管理员'],
    [403, '未授权，请重新登录(401)，请检查网络或联系管理员'],
    [404, '请求出错(404)，请检查网络或联系管理员'],
    [500, '服务器错误(500)，请检查网络或联系管理员'],
    [501, '服务未实现(501)，请检查网络或联系管理员'],
    [502, '网络错误(502)，请检查网络或联系管理员'],
    [503, '服务不可用(503)，请检查网络或联系管理员'],
    [504, '网络超时(504)，请检查网络或联系管理员'],
    [418, '连接出错(418)!请检查网络或联系管理员'],
  ])('gives the message of %i', (status, message) => expect(describeStatus(status)).toBe(message));
});

describe('toApiError', () => {
  it('keeps what the server said', () => {
    const error = toApiError({
      status: 400,
      body: {
        code: '422',
        msg: '请输入联系人',
        data: { fieldErrors: [{ field: 'userName', msg: '请输入联系人' }] },
        traceId: 't1',
      },
    });
    expect(error).toMatchObject({ status: 400, code: '422', msg: '请输入联系人', traceId: 't1' });
    expect(error.fieldErrors).toEqual([{ field: 'userName', msg: '请输入联系人' }]);
  });

  it('takes the code of an envelope that came with status 200', () => {
    expect(toApiError({ status: 200, body: { code: '401', msg: '', data: null } }).message).toContain('登录已过期');
  });

  it('copes with an answer that is no envelope', () => {
    expect(toApiError({ status: 502, body: '<html>' })).toMatchObject({ status: 502, msg: '', fieldErrors: [] });
  });
});

describe('isAuthError', () => {
  it.each([
    [{ status: 401, body: null }, true],
    [{ status: 403, body: null }, true],
    [{ status: 200, body: { code: '403', msg: '' } }, true],
    [{ status: 200, body: { code: '500', msg: '账号未登录' } }, true],
    [{ status: 200, body: { code: '1', msg: '登录已过期' } }, true],
    [{ status: 404, body: { code: '404', msg: '没有这个地址' } }, false],
  ])('judges %j', (response, expected) => expect(isAuthError(toApiError(response))).toBe(expected));

  it('does not take a missing answer for an ended session', () => expect(isAuthError(toNetworkError())).toBe(false));
});
