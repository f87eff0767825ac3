import type { AreaPaths, PortalPath } from '@portal/portal-paths';
import type { ComponentType, ReactNode } from 'react';
import type { Brand } from '../brand/brand-context';
import type { LazyImport, PageFrame, PageRoute } from './page-route';

/** A part of the site: browsers load what is in it with its first page, servers at their start. */
export interface Area {
  readonly paths: AreaPaths;
  readonly load: LazyImport<{ readonly area: AreaDefinition }>;
}

/** What is in an area. */
export interface AreaDefinition {
  /** Returns the pages of the area for a brand. */
  readonly listRoutes: (brand: Brand) => readonly PageRoute[];
  /** Paths that have no page: nobody finds one there, but only those who may see it are told so. */
  readonly reserved?: readonly PortalPath[];
  /** What of the site stands around the pages; a route may say otherwise. */
  readonly frame?: PageFrame;
  /** Stands around every page of the area, also while it is not known yet who asks: its menu, say. */
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>;
}
