import type { ClosingBlocker } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import type { BlockerContext, BlockerSource } from '../../platform/modules/closing-blocker';
import { users } from '../users/users.read-model';

/** Roles of people of the platform: nobody would be left to answer for what they do. */
export const operatorRoleBlocker: BlockerSource = {
  type: 'duty',
  title: '运营职责',
  url: null,
  advice: '您的账号承担平台运营职责，请联系管理员解除职责后再申请注销。',
  async count({ orm, operators }, ownerId) {
    const [user] = await orm
      .select({ issuer: users.issuer, account: users.account, userCode: users.userCode })
      .from(users)
      .where(eq(users.id, ownerId));
    return user && operators.findRoles(user).size > 0 ? 1 : 0;
  },
};

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
