import type { ContentPosition } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { createListingReview, type Rejection } from '../../platform/records/listing/listing-review';
import type { Deed } from '../../platform/records/record-transition';
import type { ContentRow } from './community.tables';
import { contents } from './content-record';

/** What a moderator finds wrong with an item. */
export type ContentRejection = Rejection<ContentPosition>;

const review = createListingReview<typeof contents.table, ContentPosition>(contents);

/** What moderators do with items. */
export const contentReview = {
  ...review,

  /** Passes what waits of a locked item, or one that was published before anybody looked. */
  async pass(runner: QueryRunner, row: ContentRow, deed: Deed): Promise<ContentRow> {
    const { operator, at } = deed;
    if (row.submittedAt !== null || row.uncheckedSince === null) return review.decide(runner, row, deed);
    await contents.note(runner, row, { action: 'check', actor: operator, at });
    return contents.change(runner, row, { uncheckedSince: null, decidedBy: operator.id, assigneeId: null });
  },
};
