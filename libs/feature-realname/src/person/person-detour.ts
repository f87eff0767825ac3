import type { Certification } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';

/**
 * Path that somebody is led to who cannot begin a verification now: one who has an identity that
 * is not a person's to be renewed, or something open that is being worked on. Empty for all others; what only waits for its owner
 * may be left for another way.
 */
export function findDetour({ kind, effective, ongoing, mayRenew }: Certification): string {
  const isToRenew = mayRenew && kind === 'person';
  return (effective && !isToRenew) || (ongoing && ongoing.state > 2) ? accountPaths.realname.href() : '';
}
