import type { ClosingBlocker } from '@portal/api-contract/account';
import type { BlockerContext, BlockerSource } from '../../platform/modules/closing-blocker';

/**
 * What keeps an owner's account open now; empty for nothing. That is the design's list (account area, account deletion)
 * as far as the portal has such records, and nothing else, since a closing has no further conditions.
 */
export async function findBlockers(
  sources: readonly BlockerSource[],
  context: BlockerContext,
  ownerId: string,
): Promise<ClosingBlocker[]> {
  const blockers: ClosingBlocker[] = [];
  for (const { count: countOpen, ...source } of sources) {
    const count = await countOpen(context, ownerId);
    if (count > 0) blockers.push({ ...source, count });
  }
  return blockers;
}
