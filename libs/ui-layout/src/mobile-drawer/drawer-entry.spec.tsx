import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { buildGroupMenu, buildHeaderProps, buildPictureMenu } from '../testing/layout-data';
import { DrawerEntry } from './drawer-entry';

const renderEntry = (item: ReturnType<typeof buildGroupMenu>) =>
  render(
    <ul>
      <DrawerEntry item={item} header={buildHeaderProps()} />
    </ul>,
    { wrapper: MemoryRouter },
  );

it('unfolds two levels one after the other', async () => {
  renderEntry(buildGroupMenu());
  await userEvent.click(screen.getByRole('button', { name: '生态与服务' }));
  expect(screen.queryByRole('link', { name: '工业模型' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '开发与模型' }));
  expect(screen.getByRole('link', { name: '工业模型' })).toHaveAttribute('href', '/industrial-model');
});

it('shows a grid of pictures', async () => {
  renderEntry(buildPictureMenu());
  await userEvent.click(screen.getByRole('button', { name: '了解我们' }));
  const card = screen.getByRole('link', { name: '新闻中心' });
  expect(card).toHaveAttribute('href', '/news-center');
  expect(card.querySelector('img')).toBeInTheDocument();
});
