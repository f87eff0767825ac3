import { workOrderLifecycle } from '@portal/lifecycles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusTag } from './status-tag';
import { Timeline } from './timeline';

it('names a state, and an unknown one by its number', () => {
  render(
    <>
      <StatusTag lifecycle={workOrderLifecycle} state={2} />
      <StatusTag lifecycle={workOrderLifecycle} state={42} />
    </>,
  );
  expect(screen.getByText('待您补充')).toHaveAttribute('data-tone', 'attention');
  expect(screen.getByText('42')).toHaveAttribute('data-tone', 'muted');
});

it('tells what happened, the newest first', async () => {
  const onOpenFile = jest.fn();
  const entry = {
    actorRole: 'user' as const,
    actorName: '林予安',
    reason: '',
    files: [],
    at: '2026-06-01T09:00:00+08:00',
  };
  const file = { id: '7d2b1c54-0a53-4f0e-8a26-2f8d2c0b1e11', name: '日志.txt', size: 10, type: 'text/plain' };
  render(
    <Timeline
      lifecycle={workOrderLifecycle}
      onOpenFile={onOpenFile}
      log={[
        { ...entry, from: null, to: 0, act: 'submit' },
        { ...entry, from: 0, to: 1, act: 'assign', actorRole: 'agent', actorName: '', reason: '已分配', files: [file] },
      ]}
    />,
  );
  const [newest, oldest] = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
  expect(newest).toHaveTextContent('受理客服2026-06-01 09:00已分配');
  expect(oldest).toHaveTextContent('提交工单林予安');
  await userEvent.click(screen.getByRole('button', { name: '日志.txt' }));
  expect(onOpenFile).toHaveBeenCalledWith(file);
});
