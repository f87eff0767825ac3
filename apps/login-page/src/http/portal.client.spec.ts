import { stubPortal } from '../testing/stub-portal';
import { callPortal } from './portal.client';
import { FAILURE_TEXT, CallError } from './call-error';

const PATH = '/ptl/call';

describe('callPortal', () => {
  it.each(['0', '200'])('gives the data of an answer with code %s', async (code) => {
    const calls = stubPortal({ [PATH]: { code, data: { a: 1 } } });
    await expect(callPortal({ path: PATH, query: { x: 1, y: undefined, z: 'ä' } })).resolves.toEqual({ a: 1 });
    expect(calls[0]).toMatchObject({ path: `${PATH}?x=1&z=%C3%A4`, method: 'GET' });
  });

  it('sends a body as JSON', async () => {
    const calls = stubPortal({ [PATH]: {} });
    await callPortal({ path: PATH, body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      body: { a: 1 },
      headers: { 'content-type': 'application/json', 'Idempotency-Key': 'k' },
    });
  });

  it('tells what was refused and for how long', async () => {
    const fieldErrors = [{ field: 'code', msg: '验证码错误或已失效' }];
    stubPortal({ [PATH]: { code: '422', msg: '参数有误', data: { fieldErrors, retryAfter: 9 } } });
    const rejection = await callPortal({ path: PATH }).catch((error: unknown) => error);
    expect(rejection).toBeInstanceOf(CallError);
    expect(rejection).toMatchObject({ message: '参数有误', code: '422', fieldErrors, retryAfter: 9 });
  });

  it('does not believe a good code under a bad status', async () => {
    stubPortal({ [PATH]: { code: '200', status: 502 } });
    await expect(callPortal({ path: PATH })).rejects.toThrow(FAILURE_TEXT);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page in place of an answer', () => Promise.resolve(new Response('<html>', { status: 502 }))],
    ['an answer without envelope', () => Promise.resolve(new Response('null'))],
  ])('has one text for %s', async (_case, response) => {
    globalThis.fetch = response;
    await expect(callPortal({ path: PATH })).rejects.toMatchObject({ message: FAILURE_TEXT, code: '' });
  });

  it('gives up after a while', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    stubPortal({ [PATH]: {} });
    await callPortal({ path: PATH });
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
});
