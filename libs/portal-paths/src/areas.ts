import type { PathAccess } from './define-path';

/** Which paths belong to a part of the site, and who may see them. */
export interface AreaPaths {
  /** The area has these paths and all below them; none for the area that has the rest of the site. */
  readonly roots: readonly string[];
  /** Other roots under which the same pages stand, and the root that each stands for. */
  readonly twins?: Readonly<Record<string, string>>;
  /** Who may see the area; everyone by default. */
  readonly access?: PathAccess;
}

/** Areas of the site (spec §2, §5). */
export const areaPaths = {
  account: { roots: ['/overview', '/user-info', '/person'], access: 'login' },
  community: { roots: ['/community'], twins: { '/community/simulation': '/community' } },
  documents: { roots: ['/document-center'] },
  personCenter: {
    roots: ['/person-center', '/simulation/person-center'],
    twins: { '/simulation/person-center': '/person-center' },
    access: 'login',
  },
  public: { roots: [] },
} as const satisfies Readonly<Record<string, AreaPaths>>;

/** Whether a path, without prefix and query, is a root or stands below it. Paths of pages are case-sensitive. */
export function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
