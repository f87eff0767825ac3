import { createAppStore } from '@portal/data-access-api';
import { createStubApi, type StubResponses } from '@portal/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useCaptcha } from './use-captcha';

function start(responses: StubResponses) {
  const stub = createStubApi(responses);
  const store = createAppStore({ transport: stub.transport });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { captcha: renderHook(() => useCaptcha('consult'), { wrapper }).result.current, calls: stub.calls };
}

describe('useCaptcha', () => {
  it('asks for challenges of its action', async () => {
    const getQuestion = { capcode: 'q1', question: '请计算：三加五等于几？（填写数字）', expireIn: 120 };
    const { captcha, calls } = start({ getQuestion });
    expect(await captcha.loadQuestion()).toEqual(getQuestion);
    expect(calls).toMatchObject([{ name: 'getQuestion', query: { action: 'consult' } }]);
  });

  it('gives the ticket of a passed check', async () => {
    const { captcha, calls } = start({ checkCapCode: { ticket: 'ticket', expireIn: 300 } });
    expect(await captcha.check({ capcode: 'p1', xpos: 120 })).toMatchObject({ ticket: 'ticket' });
    expect(calls).toMatchObject([{ name: 'checkCapCode', query: { capcode: 'p1', xpos: 120 } }]);
  });

  it('refuses with the words of the server, or those of the error catalogue', async () => {
    const error = { status: 400, code: '422', msg: '验证未通过，请重试' };
    const { captcha } = start({ checkCapCode: { error } });
    await expect(captcha.check({ capcode: 'p1', xpos: 1 })).rejects.toThrow(error.msg);
    await expect(captcha.loadPicture()).rejects.toThrow('服务不可用(503)');
  });
});
