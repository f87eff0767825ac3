import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HomeHrefContext, HomeLink } from './home-link';
import { SiteLink, type SiteLinkProps } from './site-link';

async function follow(props: Partial<SiteLinkProps>) {
  const router = createMemoryRouter(
    [{ path: '*', element: <SiteLink href="/case?page=2" {...props} children="去" /> }],
    {
      basename: '/miot',
      initialEntries: ['/miot/case'],
    },
  );
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: '去' });
  await act(async () => void fireEvent.click(link));
  return { link, router };
}

it('leads to a page of the site through the router', async () => {
  const { link, router } = await follow({});
  expect(link).toHaveAttribute('href', '/miot/case?page=2');
  const { historyAction, location } = router.state;
  expect([historyAction, location.search, location.state]).toEqual(['PUSH', '?page=2', null]);
});

it('takes the place of the address it is followed from', async () => {
  const { router } = await follow({ isReplacing: true });
  expect(router.state.historyAction).toBe('REPLACE');
});

it('says that what it opens lies over the page', async () => {
  const { router } = await follow({ isInPlace: true });
  expect(router.state.location.state).toEqual({ isInPlace: true });
});

it.each([
  ['/files/a.pdf', null],
  ['/loginPage/#/register', null],
  ['tel:4000000000', null],
  ['https://a.example/', '_blank'],
])('to %s is left to the browser', (href, target) => {
  const router = createMemoryRouter([{ path: '*', element: <SiteLink href={href} children="去" /> }]);
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: '去' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
});

it.each([
  ['/homepage', '/miot/homepage'],
  ['/', '/miot'],
])('leads home, which the frame says is %s', (homeHref, href) => {
  const home = (
    <HomeHrefContext value={homeHref}>
      <HomeLink>首页</HomeLink>
    </HomeHrefContext>
  );
  const router = createMemoryRouter([{ path: '*', element: home }], {
    basename: '/miot',
    initialEntries: ['/miot/case'],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('href', href);
});
