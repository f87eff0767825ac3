import type { PageAccess, PageRoute } from '@portal/data-access-api';
import { notFoundRoute } from './not-found.routes';

/** Addresses of the account area and of everything that is written or bought there (spec §2, §5). */
const LOGIN_PATHS = [
  '/overview/*',
  '/person-center/*',
  '/simulation/person-center/*',
  '/community/personalCenter',
  '/community/simulation/personalCenter',
  ...['publishArticle', 'publishMaterial', 'publishQuestion'].flatMap((page) => [
    `/community/${page}`,
    `/community/simulation/${page}`,
  ]),
  '/product-apply',
  '/model-apply',
  '/purchase-page/*',
];

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
 * learn it. Pages of features stand before these in the table.
 */
export const guardedRoutes: readonly PageRoute[] = [
  ...LOGIN_PATHS.map((path) => guard(path, 'login')),
  ...REALNAME_PATHS.map((path) => guard(path, 'realname')),
];

function guard(path: string, access: PageAccess): PageRoute {
  return { ...notFoundRoute, path, access };
}
