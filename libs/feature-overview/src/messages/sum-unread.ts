import type { UnreadCounts } from '@portal/api-contract/account';

/** Returns how many messages nobody has read yet, of all types; none while it is not known. */
export function sumUnread(counts: UnreadCounts | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
}
