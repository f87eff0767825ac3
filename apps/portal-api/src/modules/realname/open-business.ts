import type { ClosingBlocker } from '@portal/api-contract/account';
import { type BlockerContext, type BlockerSource, findBlockers } from '../../platform/modules/closing-blocker';
import type { IdentificationRow } from './realname.tables';

/** Business that has to be finished before an account goes over to another enterprise. */
const BLOCKING: readonly string[] = ['order', 'invoice', 'contract', 'refund'];

/** With what it is seen whether an account has business that is open. */
export interface BusinessSources {
  /** What keeps accounts open, of which some keeps an enterprise from being changed. */
  readonly closingBlockers: readonly BlockerSource[];
}

/** What an account has begun and has to finish before it goes over to another enterprise. */
export function listOpenBusiness(
  { closingBlockers }: BusinessSources,
  context: BlockerContext,
  ownerId: string,
): Promise<ClosingBlocker[]> {
  const sources = closingBlockers.filter(({ type }) => BLOCKING.includes(type));
  return findBlockers(sources, context, ownerId);
}

/**
 * Why a verification cannot pass for what its account has begun; empty where it can. What was finished when it was
 * submitted may have been followed by more.
 */
export async function findOpenBusiness(
  sources: BusinessSources,
  context: BlockerContext,
  { type, ownerId }: Pick<IdentificationRow, 'type' | 'ownerId'>,
): Promise<string> {
  const [blocker] = type === 5 ? await listOpenBusiness(sources, context, ownerId) : [];
  return blocker ? describeBlocker(blocker) : '';
}

/** What is in the way, in a sentence. */
export function describeBlocker({ title, count, advice }: ClosingBlocker): string {
  return `${title}（${count}）：${advice}`;
}
