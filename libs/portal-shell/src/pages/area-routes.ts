import { type Area, type AreaDefinition, type Brand, group, type PageRoute } from '@portal/data-access-api';
import { type AreaPaths, isBelow } from '@portal/portal-paths';
import { toCanonicalPath } from '../document/describe-page';
import { notFoundRoute, shellRoutes } from './shell.routes';

/** A page of an area, with the layout that the area puts around it. */
export interface AreaRoute extends PageRoute {
  readonly Layout?: AreaDefinition['Layout'];
}

/** Returns the area that a path, without prefix, belongs to. */
export function findArea(areas: readonly Area[], path: string): Area {
  const decoded = decodePath(path);
  const area =
    areas.find(({ paths }) => paths.roots.some((root) => isBelow(decoded, root))) ??
    areas.find(({ paths }) => paths.roots.length === 0);
  if (!area) throw new Error(`No area has ${path}`);
  return area;
}

// As the router decodes it: one path may be written in many ways.
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns all pages of an area, at each of their paths, and what is shown where there is none. */
export function listAreaRoutes({ paths }: Area, definition: AreaDefinition, brand: Brand): readonly AreaRoute[] {
  const { listRoutes, reserved = [], frame = {}, Layout } = definition;
  const own = listRoutes(brand).flatMap(expandAliases);
  const empty = reserved.map(({ path, access }) => ({ path, access, load: notFoundRoute.load }));
  const routes = [...own, ...empty].flatMap((entry) => [entry, ...listTwins(paths, entry)]);
  const pages = [
    ...group({ ...frame, access: paths.access }, [...routes, ...listRest(paths)]),
    ...(paths.roots.length === 0 ? shellRoutes : []),
  ];
  return [
    ...pages.map((entry) => (Layout ? { ...entry, Layout } : entry)),
    // Without layout: the server has one document for all paths without a page, whatever their area.
    { ...notFoundRoute, path: '*' },
  ];
}

function expandAliases(entry: PageRoute): PageRoute[] {
  const { path, aliases = [], canonicalPath = path } = entry;
  return [entry, ...aliases.map((alias) => ({ ...entry, path: alias, canonicalPath }))];
}

function listTwins({ twins = {} }: AreaPaths, entry: PageRoute): PageRoute[] {
  const { path } = entry;
  return Object.entries(twins).flatMap(([twin, root]) => {
    if (!isBelow(path, root) || isBelow(path, twin)) return [];
    const canonicalPath = (pathname: string) => toCanonicalPath(entry, root + pathname.slice(twin.length));
    return [{ ...entry, path: twin + path.slice(root.length), canonicalPath }];
  });
}

// A path without a page is not found in a closed area either, but only those who may see the area are told so: to
// the server it is a page like any other.
function listRest({ roots, access }: AreaPaths): PageRoute[] {
  return access ? roots.map((root) => ({ path: `${root}/*`, load: notFoundRoute.load })) : [];
}
