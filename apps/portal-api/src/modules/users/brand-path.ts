/** The prefix of the brand that has one; the other's URLs begin at the root (spec §1). */
const PREFIX = '/miot';

/** Prefix of the brand that a path of the site belongs to; empty for the brand without one. */
export function readBrandPath(path: string): string {
  return /^\/miot(?![^/?#])/.test(path) ? PREFIX : '';
}
