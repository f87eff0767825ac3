import type { docFeedback, EndpointInput } from '@portal/api-contract';

/** Why a page did not help. */
export type FeedbackReason = NonNullable<EndpointInput<typeof docFeedback>['reasons']>[number];
