import { featureContent as feature, unfeatureContent as unfeature } from '@portal/api-contract/community';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import type { Actor } from '../../platform/records/record-transition';
import { featureContent, type Featuring } from './feature-content';

/** With what items are featured. */
export interface FeaturedRouteOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Calls of the moderators that feature items (design: community, rules); to everybody else they do not exist. */
export function createFeaturedRoutes({ database, clock }: FeaturedRouteOptions): Implementation[] {
  const change = (operator: Actor, featuring: Featuring) =>
    database.transaction(async (runner) => {
      await featureContent(runner, featuring, { operator, at: clock() });
      return { isFeatured: featuring.isFeatured };
    });
  const { implement } = createOperatorCalls(database.orm, 'moderator');
  return [
    implement(feature, (operator, seen) => change(operator, { ...seen, isFeatured: true })),
    implement(unfeature, (operator, seen) => change(operator, { ...seen, isFeatured: false })),
  ];
}
