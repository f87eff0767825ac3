import { definePath } from '@portal/portal-paths';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing';
import { group, redirect, route } from './route';

const page = async () => ({ page: { Page: () => null } });
const open = route(definePath('/open'), page, { hasFooter: true });
const own = route(definePath('/own', { access: 'login' }), page);
const proven = route(definePath('/proven', { access: 'realname' }), page);

describe('a route', () => {
  it('is for those whom its path is for', () =>
    expect([open, own, proven].map(({ path, access }) => [path, access])).toEqual([
      ['/open', undefined],
      ['/own', 'login'],
      ['/proven', 'realname'],
    ]));
});

describe('a group of routes', () => {
  it('says what they do not say themselves', () =>
    expect(group({ hasFooter: false, hasToolbox: false }, [open, own])).toMatchObject([
      { hasFooter: true, hasToolbox: false },
      { hasFooter: false, hasToolbox: false },
    ]));

  it.each([
    [undefined, [undefined, 'login', 'realname']],
    ['login', ['login', 'login', 'realname']],
    ['realname', ['realname', 'realname', 'realname']],
  ] as const)('for %s opens none of them', (access, expected) => {
    const routes = group({ access }, group({}, [open, own, proven]));
    expect(routes.map((entry) => entry.access)).toEqual(expected);
  });
});

describe('a redirect', () => {
  const { redirectTo, load } = redirect(
    definePath('/old/:id'),
    ({ basePath, search, params }) => `${basePath}/new/${params['id']}${search}`,
  );

  it('is told to the server', () =>
    expect(
      redirectTo?.({ host: 'a.example', basePath: '/miot', homeHref: '/', search: '?b=1', params: { id: '7' } }),
    ).toBe('/miot/new/7?b=1'));

  it('says what is going on to those who come by a link inside the portal', async () => {
    renderPage((await load()).page, { path: '/old/:id', at: '/old/7' }, {});
    expect(await screen.findByText('正在打开页面…')).toBeVisible();
  });
});
