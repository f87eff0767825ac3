import { render, screen } from '@testing-library/react';
import { Alert } from './alert';

it('interrupts with what went wrong, and waits with what went well', () => {
  render(
    <>
      <Alert>发送失败</Alert>
      <Alert tone="success">已保存</Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('发送失败');
  expect(screen.getByRole('status')).toHaveTextContent('已保存');
});
