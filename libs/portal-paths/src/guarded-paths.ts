import * as accountPaths from './account.paths';
import { areaPaths, type AreaPaths, isBelow } from './areas';
import * as communityPaths from './community.paths';
import type { PortalPath } from './define-path';
import * as personCenterPaths from './person-center.paths';
import * as publicPaths from './public.paths';

const AREAS: readonly AreaPaths[] = Object.values(areaPaths);
const GUARDED = Object.values<PortalPath>({ ...accountPaths, ...communityPaths, ...personCenterPaths, ...publicPaths })
  .filter(({ access }) => access !== undefined)
  .map(({ path }) => path.toLowerCase());

/** Whether visitors of a path of the site, without prefix and query, are sent to log in first. */
export function isGuardedPath(path: string): boolean {
  const typed = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  const area = AREAS.find(({ roots }) => roots.some((root) => isBelow(typed, root)));
  const [twin, root] = Object.entries(area?.twins ?? {}).find(([twin]) => isBelow(typed, twin)) ?? ['', ''];
  const name = root + typed.slice(twin.length);
  return (
    area?.access !== undefined ||
    GUARDED.some((guarded) => (guarded.endsWith('/*') ? isBelow(name, guarded.slice(0, -2)) : name === guarded))
  );
}
