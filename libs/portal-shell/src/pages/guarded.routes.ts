import type { PageAccess, PageRoute } from '@portal/data-access-api';
import { LOGIN_PATTERNS } from '@portal/portal-paths';
import { notFoundRoute } from './not-found.routes';

/** Pages of the real-name verification (spec §2). */
const REALNAME_PATHS = [
  'realname',
  'choose-identification-type',
  'enterprise-chooseway',
  'enterprise-info',
  'enterprise-remit',
  'enterpriseChangeAll',
  'enterpriseChangeName',
  'modify',
  'modify-protocol',
  'personal-byface',
  'personal-byidcard',
  'personal-chooseway',
  'personToEnterprise',
  'submit-success',
].map((page) => `/overview/${page}`);

/**
 * The guarded areas as a whole: an address without a page is not found there either, but only those who are logged in
 * learn it, so to the server it is a page like any other. Pages of features stand before these in the table.
 */
export const guardedRoutes: readonly PageRoute[] = [
  ...LOGIN_PATTERNS.map((path) => guard(path, 'login')),
  ...REALNAME_PATHS.map((path) => guard(path, 'realname')),
];

function guard(path: string, access: PageAccess): PageRoute {
  return { path, access, load: notFoundRoute.load, chunk: notFoundRoute.chunk };
}
