import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { buildGroupMenu, buildHeaderProps, buildMenus, buildPictureMenu } from '../testing/layout-data';
import { SiteHeader } from './site-header';

function renderHeader() {
  const props = buildHeaderProps({ menus: [...buildMenus(), buildGroupMenu(), buildPictureMenu()] });
  render(<SiteHeader {...props} />, { wrapper: MemoryRouter });
  return { ...props, user: userEvent.setup() };
}

const label = (name: string) => screen.getByRole('link', { name });
const panelOf = (name: string) =>
  within(document.getElementById(label(name).getAttribute('aria-controls') ?? '') as HTMLElement);

it('unfolds two levels: links under the name of their group', async () => {
  const { user, onMegaMenuNeeded } = renderHeader();
  await user.click(label('生态与服务'));
  const panel = panelOf('生态与服务');
  expect(await panel.findByRole('heading', { name: '开发与模型' })).toBeVisible();
  expect(panel.getByRole('link', { name: /开发者中心.*开发包与示例/ })).toHaveAttribute('href', '/developer');
  expect(panel.getByRole('link', { name: '工业模型' })).toHaveAttribute('href', '/industrial-model');
  expect(screen.getByTestId('header-mask')).toBeInTheDocument();
  expect(onMegaMenuNeeded).not.toHaveBeenCalled();
});

it('unfolds a grid of pictures, each leading to its page', async () => {
  const { user } = renderHeader();
  await user.click(label('了解我们'));
  const panel = panelOf('了解我们');
  const card = await panel.findByRole('link', { name: /新闻中心/ });
  expect(card).toHaveAttribute('href', '/news-center');
  expect(card.querySelector('img')).toHaveAttribute('src', '/files/news-960.webp');
  await user.click(card);
  expect(label('了解我们')).toHaveAttribute('aria-expanded', 'false');
});

it('walks along the links with the arrow keys, and Escape leads back to the label', async () => {
  const { user } = renderHeader();
  act(() => label('了解我们').focus());
  await user.keyboard('{ArrowDown}');
  const panel = panelOf('了解我们');
  const news = await panel.findByRole('link', { name: /新闻中心/ });
  expect(news).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(panel.getByRole('link', { name: '加入我们' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(news).toHaveFocus();
  await user.keyboard('{End}');
  expect(panel.getByRole('link', { name: '加入我们' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(label('了解我们')).toHaveFocus();
  expect(label('了解我们')).toHaveAttribute('aria-expanded', 'false');
});
