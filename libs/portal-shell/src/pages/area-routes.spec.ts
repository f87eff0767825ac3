import { type Area, type AreaDefinition, group, type PageRoute, route } from '@portal/data-access-api';
import { type AreaPaths, definePath } from '@portal/portal-paths';
import { toCanonicalPath } from '../document/describe-page';
import { load } from '../testing/sample-area';
import { sampleBrand } from '../testing/sample-brand';
import { findArea, listAreaRoutes } from './area-routes';
import { matchPage } from './match-page';

const page = load({ Page: () => null });
const toRoute = (path: string, access?: 'login' | 'realname') => route(definePath(path, { access }), page);
const toArea = (paths: AreaPaths): Area => ({ paths, load: () => Promise.reject(new Error('not asked for')) });

function list(paths: AreaPaths, routes: readonly PageRoute[], more: Partial<AreaDefinition> = {}) {
  return listAreaRoutes(toArea(paths), { listRoutes: () => routes, ...more }, sampleBrand);
}

describe('the area of a path', () => {
  const club = toArea({ roots: ['/club', '/member'] });
  const rest = toArea({ roots: [] });
  const areas = [rest, club];

  it.each(['/club', '/club/news', '/member/a/b', '/%63lub'])('%s is the one that has its root', (path) =>
    expect(findArea(areas, path)).toBe(club),
  );

  it.each(['/', '/clubs', '/a/club', '/%'])('%s is the one that has the rest', (path) =>
    expect(findArea(areas, path)).toBe(rest),
  );
});

describe('the routes of an area', () => {
  it('stand at their aliases too, of which search engines keep none', () => {
    const routes = list({ roots: ['/club'] }, [
      { ...toRoute('/club/news'), aliases: ['/club/latest'] },
      { ...toRoute('/club/home'), aliases: ['/club'], canonicalPath: '/club/start' },
    ]);
    const known = ['/club/news', '/club/latest', '/club/home', '/club'].map(
      (path) => matchPage(routes, path)?.route.canonicalPath,
    );
    expect(known).toEqual([undefined, '/club/news', '/club/start', '/club/start']);
  });

  it('stand under the twins of a root', () => {
    const routes = list({ roots: ['/club'], twins: { '/club/trial': '/club' } }, [
      toRoute('/club/:id'),
      toRoute('/club/write', 'login'),
      { ...toRoute('/club/films/new'), aliases: ['/club/films/last'] },
    ]);
    const twin = matchPage(routes, '/club/trial/7');
    expect(twin?.params).toEqual({ id: '7' });
    expect(twin && toCanonicalPath(twin.route, '/club/trial/7')).toBe('/club/7');
    const ofAlias = matchPage(routes, '/club/trial/films/last');
    expect(ofAlias && toCanonicalPath(ofAlias.route, '/club/trial/films/last')).toBe('/club/films/new');
    expect(matchPage(routes, '/club/trial/write')?.route.access).toBe('login');
  });

  it('are closed by their area, their groups and their paths, and opened by none of them', () => {
    const routes = list({ roots: ['/own'], access: 'login' }, [
      toRoute('/own/orders'),
      ...group({ access: 'realname' }, [
        toRoute('/own/identity'),
        ...group({ access: 'login', hasFooter: false }, [toRoute('/own/identity/proof')]),
      ]),
      toRoute('/own/contract', 'realname'),
    ]);
    const access = ['/own/orders', '/own/identity', '/own/identity/proof', '/own/contract', '/own/nothing'].map(
      (path) => matchPage(routes, path)?.route.access,
    );
    expect(access).toEqual(['login', 'realname', 'realname', 'realname', 'login']);
    expect(matchPage(routes, '/own/identity/proof')?.route.hasFooter).toBe(false);
  });

  it('have the frame and the layout of their area, but for what they say themselves', () => {
    const Layout = () => null;
    const routes = list({ roots: ['/own'] }, [toRoute('/own/a'), { ...toRoute('/own/b'), hasFooter: true }], {
      ...{ frame: { hasFooter: false, headerVariant: 'console' }, Layout },
    });
    expect(matchPage(routes, '/own/a')?.route).toMatchObject({ hasFooter: false, headerVariant: 'console', Layout });
    expect(matchPage(routes, '/own/b')?.route).toMatchObject({ hasFooter: true, headerVariant: 'console', Layout });
    expect(matchPage(routes, '/own/nothing')?.route).not.toHaveProperty('Layout');
  });

  it('answer visitors of a closed path without a page like those of one that has one', () => {
    const routes = list({ roots: ['/own', '/mine'], access: 'login' }, [], {
      reserved: [definePath('/own/secret', { access: 'realname' })],
    });
    for (const path of ['/own', '/own/a/b', '/mine/c', '/own/secret'])
      expect(matchPage(routes, path)?.route).not.toHaveProperty('status');
    expect(matchPage(routes, '/own/secret')?.route.access).toBe('realname');
  });

  it('end with the error page where everybody may see the area', () => {
    const routes = list({ roots: ['/club'] }, [toRoute('/club')]);
    expect(matchPage(routes, '/club/nothing')?.route).toMatchObject({ path: '*', status: 404 });
  });
});
