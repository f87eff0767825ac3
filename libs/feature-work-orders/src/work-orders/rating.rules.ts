import type { WorkOrderRating } from '@portal/api-contract/account';

/** A tag of a rating. */
export type RatingTag = NonNullable<WorkOrderRating['tags']>[number];

/** What stands in the form. */
export interface RatingValues {
  /** Stars as their fields have them; empty for none. */
  readonly time: string;
  readonly result: string;
  readonly tags: readonly RatingTag[];
  readonly text: string;
}

/** What so many stars mean. */
export const STAR_LABELS: Readonly<Record<string, string>> = {
  1: '非常不满意',
  2: '不满意',
  3: '一般',
  4: '满意',
  5: '非常满意',
};

/** Rule of the stars. */
export function checkStars(missing: string) {
  return (value: string): string => (value in STAR_LABELS ? '' : missing);
}
