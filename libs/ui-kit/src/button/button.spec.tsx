import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink, IconButton } from '../index';

it('submits a form only where it says so', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>取消</Button>
      <IconButton label="清空" />
      <Button type="submit">提交</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(submit).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

it('has a look of its own unless it is plain', () => {
  render(
    <>
      <Button variant="primary" size="compact" className="wide">
        保存
      </Button>
      <Button variant="plain" className="row">
        展开
      </Button>
    </>,
  );

  const shown = screen.getByRole('button', { name: '保存' });
  expect(shown).toHaveAttribute('data-variant', 'primary');
  expect(shown).toHaveAttribute('data-size', 'compact');
  expect(shown).toHaveClass('button', 'wide');
  const plain = screen.getByRole('button', { name: '展开' });
  expect(plain).toHaveAttribute('class', 'row');
  expect(plain).not.toHaveAttribute('data-variant');
});

it('gives a link the look of a button', () => {
  render(
    <MemoryRouter>
      <ButtonLink href="/product" variant="primary">
        查看产品
      </ButtonLink>
    </MemoryRouter>,
  );

  const link = screen.getByRole('link', { name: '查看产品' });
  expect(link).toHaveAttribute('href', '/product');
  expect(link).toHaveClass('button');
});
