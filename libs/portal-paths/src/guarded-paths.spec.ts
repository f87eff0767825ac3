import { isGuardedPath } from './guarded-paths';

describe('isGuardedPath', () => {
  it.each([
    '/overview',
    '/overview/',
    '/overview/workorder',
    '/Overview/workOrder',
    '/user-info',
    '/user-info/security',
    '/community/simulation/publishArticle',
    '/product-apply',
    '/person',
    '/simulation/person-center/my-like',
    '/purchase-page/product-process',
    '/partner/apply',
  ])('sends visitors of %s to log in', (path) => expect(isGuardedPath(path)).toBe(true));

  it.each([
    '/',
    '/product',
    '/overviews',
    '/user-infos',
    '/community',
    '/partner',
    '/product-apply/more',
    '/a/overview',
    '/community/simulation',
    '/personal',
  ])('lets visitors see %s', (path) => expect(isGuardedPath(path)).toBe(false));
});
