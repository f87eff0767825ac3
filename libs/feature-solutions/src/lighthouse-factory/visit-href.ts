import { paths } from '@portal/portal-paths';

/** Anchor of the booking form. */
export const VISIT_ANCHOR = 'visit';

/** URL of the booking form, for a factory where one is named. */
export function toVisitHref(factoryId?: string): string {
  return `${paths.lighthouseFactory.href(undefined, factoryId ? { visit: factoryId } : {})}#${VISIT_ANCHOR}`;
}
