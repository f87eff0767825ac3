import type { PageRoute } from '@portal/data-access-api';
import { guardedRoutes } from './guarded.routes';
import { notFoundRoutes } from './not-found.routes';
import { realnameAliasRoute } from './realname-alias.routes';
import { registerRoute } from './register.routes';

/** Pages that every brand has, whatever its features: they stand after the features' own. */
export const shellRoutes: readonly PageRoute[] = [
  registerRoute,
  realnameAliasRoute,
  ...guardedRoutes,
  ...notFoundRoutes,
];
