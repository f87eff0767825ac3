import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QueryState, QueryView } from './query-view';

const refetch = jest.fn();
const show = (result: Partial<QueryState<string>>) =>
  render(
    <QueryView result={{ isError: false, refetch, ...result }} waiting={<i>…</i>} failure="名称加载失败">
      {(name) => <b>{name}</b>}
    </QueryView>,
  );

beforeEach(() => refetch.mockReset());

describe('QueryView', () => {
  it('keeps the place of what is on its way', () => {
    show({});
    expect(screen.getByRole('status', { name: '加载中' })).toHaveAttribute('data-pending');
    expect(screen.getByText('…')).toBeVisible();
  });

  it('says what failed, and asks again on demand', async () => {
    show({ isError: true, error: { message: '网络超时(504)', traceId: 't-1' } });
    expect(screen.getByText('名称加载失败')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it.each([false, true])('shows data, also where the next attempt has failed: %s', (isError) => {
    show({ data: '平台', isError });
    expect(screen.getByText('平台')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows data that is empty', () => {
    show({ data: '' });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
