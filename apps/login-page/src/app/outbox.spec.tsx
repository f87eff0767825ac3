import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type StubResponse, stubPortal } from '../testing/stub-portal';
import { LoginApp } from './login-app';

jest.mock('@portal/ui-kit/captcha', () => jest.requireActual('../testing/captcha-stub'));

const MESSAGE = { id: '1', telephone: '138****8000', text: '验证码482913，用于登录', sentAt: '2026-11-21T01:02:03Z' };

async function show(response: StubResponse | (() => StubResponse)) {
  window.location.hash = '#/outbox';
  const calls = stubPortal({ '/ptl/sms/outbox': response });
  await act(async () => render(<LoginApp />));
  return calls;
}

afterEach(() => jest.useRealTimers());

describe('outbox screen', () => {
  it('lists the messages', async () => {
    await show({ data: [MESSAGE] });
    expect(await screen.findByText(MESSAGE.text)).toBeVisible();
    expect(screen.getByText(MESSAGE.telephone)).toBeVisible();
    expect(document.querySelector('time')).toHaveAttribute('datetime', MESSAGE.sentAt);
    expect(document.querySelector('time')).toHaveTextContent('11/21 09:02:03');
    expect(document.title).toBe('演示短信');
  });

  it('loads again on demand', async () => {
    let messages: unknown[] = [];
    await show(() => ({ data: messages }));
    expect(await screen.findByText(/还没有短信/)).toBeVisible();
    messages = [MESSAGE];
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText(MESSAGE.text)).toBeVisible();
  });

  it('loads again every five seconds while it is seen', async () => {
    jest.useFakeTimers();
    const calls = await show({ data: [] });
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(calls).toHaveLength(3);
    visibility.mockReturnValue('hidden');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(calls).toHaveLength(3);
    visibility.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(calls).toHaveLength(4);
    visibility.mockRestore();
  });

  it('says that only demonstrations have it, and stops asking', async () => {
    jest.useFakeTimers();
    const calls = await show({ code: '404', msg: '不存在', status: 404 });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText(/仅演示环境提供/)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('keeps what it has when a call fails', async () => {
    let response: StubResponse = { data: [MESSAGE] };
    await show(() => response);
    await screen.findByText(MESSAGE.text);
    response = { code: '500', msg: '系统繁忙', status: 500 };
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('系统繁忙')).toBeVisible();
    expect(screen.getByText(MESSAGE.text)).toBeVisible();
  });
});
