import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog, Drawer } from '../index';

function Page({ isClosedByLinks = false }: { readonly isClosedByLinks?: boolean }) {
  const [shown, setShown] = useState<'dialog' | 'drawer' | null>(null);
  const onClose = () => setShown(null);
  return (
    <>
      <Button onClick={() => setShown('dialog')}>对话框</Button>
      <Button onClick={() => setShown('drawer')}>菜单</Button>
      {shown === 'dialog' && (
        <Dialog title="架构" label="架构（放大）" onClose={onClose}>
          内容
        </Dialog>
      )}
      {shown === 'drawer' && (
        <Drawer title="账号菜单" edge="left" isClosedByLinks={isClosedByLinks} onClose={onClose}>
          <a href="#there">工单</a>
        </Drawer>
      )}
    </>
  );
}

const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const seeClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());

beforeEach(() => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
});

it('holds the page while it is open, and gives the focus back', async () => {
  render(<Page />);
  await open('对话框');
  expect(screen.getByRole('dialog', { name: '架构（放大）' })).toHaveTextContent('架构');
  expect(document.documentElement).toHaveClass('is-scroll-locked');

  await open('关闭');
  await seeClosed();
  expect(document.documentElement).not.toHaveClass('is-scroll-locked');
  expect(screen.getByRole('button', { name: '对话框' })).toHaveFocus();
});

it('is closed by a press beside it, not by one inside', async () => {
  render(<Page />);
  await open('菜单');
  const drawer = screen.getByRole('dialog', { name: '账号菜单' });
  await userEvent.click(screen.getByRole('heading', { name: '账号菜单' }));
  await userEvent.click(screen.getByRole('link', { name: '工单' }));
  expect(drawer).toBeInTheDocument();

  fireEvent.click(drawer);
  await seeClosed();
});

it('is closed by its links where what they lead to is behind it', async () => {
  render(<Page isClosedByLinks />);
  await open('菜单');
  await userEvent.click(screen.getByRole('link', { name: '工单' }));
  await seeClosed();
});
