import type { QueryRunner } from '../../platform/database/database';
import { communityContent } from './community.tables';

/** Counts of all items, for those who keep what they are the sums of. */
export function readContentCounts(runner: QueryRunner) {
  const { mid, likes, votes, comments, answers, collects, shares } = communityContent;
  return runner.select({ mid, likes, votes, comments, answers, collects, shares }).from(communityContent);
}
