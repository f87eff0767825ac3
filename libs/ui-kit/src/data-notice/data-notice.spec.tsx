import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataNotice } from './data-notice';

describe('DataNotice', () => {
  it('says that loading failed and tries again on demand', async () => {
    const retry = jest.fn();
    render(<DataNotice onRetry={retry} />);
    expect(screen.getByRole('status')).toHaveTextContent('加载失败');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('copies the number of the failed call', async () => {
    const user = userEvent.setup();
    render(<DataNotice error={{ traceId: 't-42' }} />);
    await user.click(screen.getByRole('button', { name: /t-42/ }));
    expect(await navigator.clipboard.readText()).toBe('t-42');
    expect(screen.getByText('已复制')).toBeInTheDocument();
  });

  it('offers no attempt where there is none', () => {
    render(<DataNotice message="暂时无法显示最新动态" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
