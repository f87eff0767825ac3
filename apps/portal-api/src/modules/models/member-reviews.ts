import type { ModelDetail } from '@portal/api-contract';

/** What members say of a model on its page. */
export type MemberReviews = ModelDetail['memberReviews'];

/** Reads what members say of a model; nothing where nobody keeps such things. */
export type ReadMemberReviews = (modelId: string, limit: number) => Promise<MemberReviews>;

/** Where whoever keeps what members say registers it, once, when it starts. */
export interface MemberReviewsPort {
  register(read: ReadMemberReviews): void;
  readonly read: ReadMemberReviews;
}

/** Creates the place where it is registered. */
export function createMemberReviewsPort(): MemberReviewsPort {
  let known: ReadMemberReviews | undefined;
  return {
    register(read) {
      if (known) throw new Error('Two modules register what members say of models');
      known = read;
    },
    read: async (modelId, limit) => (await known?.(modelId, limit)) ?? { newest: [], total: 0, isWhole: true },
  };
}
