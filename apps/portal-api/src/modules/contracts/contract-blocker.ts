import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { BlockerSource } from '../../platform/modules/closing-blocker';
import { contract, IN_FORCE, RESCINDING, REVIEWING, SEALING, SIGNING } from './contracts.tables';

/** Contracts that keep an account open. */
export const contractBlocker: BlockerSource = {
  type: 'contract',
  title: '未完成或履行中的合同',
  url: '/overview/contract',
  advice: '未签署的合同可以自行撤销或拒签；履行中的合同请等待期满，或在合同页面申请解约。',
  count({ orm }, ownerId) {
    // A letter of intent that was approved binds nobody.
    const isUnderReview = and(eq(contract.state, REVIEWING), isNull(contract.approvedAt));
    const isOpen = or(isUnderReview, inArray(contract.state, [SIGNING, SEALING, IN_FORCE, RESCINDING]));
    return orm.$count(contract, and(eq(contract.ownerId, ownerId), isOpen));
  },
};
