import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorNotice } from './error-notice';

const notice = { id: 7, message: '服务器错误(500)，请检查网络或联系管理员', traceId: 't-42' };

describe('ErrorNotice', () => {
  it('has its live region before there is anything to say', () => {
    render(<ErrorNotice notices={[]} onDismiss={jest.fn()} />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows the message and the number of the failed call, and goes on demand', async () => {
    const dismiss = jest.fn();
    render(<ErrorNotice notices={[notice]} onDismiss={dismiss} />);
    expect(screen.getByRole('alert')).toHaveTextContent('服务器错误(500)，请检查网络或联系管理员');
    expect(screen.getByRole('alert')).toHaveTextContent('t-42');
    await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
    expect(dismiss).toHaveBeenCalledWith(7);
  });

  it('goes by itself', async () => {
    jest.useFakeTimers();
    const dismiss = jest.fn();
    render(<ErrorNotice notices={[notice]} onDismiss={dismiss} />);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(dismiss).toHaveBeenCalledWith(7);
    jest.useRealTimers();
  });
});
