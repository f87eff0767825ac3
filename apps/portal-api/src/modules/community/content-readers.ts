import { type SQL, sql } from 'drizzle-orm';
import type { Subject } from '../../platform/security/session-verifier';
import { ON_SHELF } from '../../platform/records/listing/listed-record';
import { communityContent, type ContentRow } from './community.tables';

/** Condition that the indexes of the lists are made for. */
export const IS_SHOWN = sql`${communityContent}.is_shown`;

/** Condition that an item is on the shelf for its reader. */
export function isShownTo(subject: Pick<Subject, 'id'> | null): SQL {
  return subject === null ? sql`${IS_SHOWN} and ${communityContent.audience} = 1` : IS_SHOWN;
}

/** Whether an item is on the shelf for its reader. */
export function isReadable(row: ContentRow, subject: Pick<Subject, 'id'> | null): boolean {
  return isOut(row) && (row.audience === 1 || subject !== null);
}

/** Whether an item is on the shelf now. */
export function isOut({ state, publishAt, deletedAt, publishedAt }: ContentRow): boolean {
  return state === ON_SHELF && publishAt === null && deletedAt === null && publishedAt !== null;
}

/** Whether an item was out before, or is: what has passed waits for the moment that its author has chosen. */
export function wasOut({ publishAt, publishedAt }: Pick<ContentRow, 'publishAt' | 'publishedAt'>): boolean {
  return publishedAt !== null && publishAt === null;
}
