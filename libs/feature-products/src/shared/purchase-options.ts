import type { EndpointInput, quoteOrder } from '@portal/api-contract';

/** Period of a purchase in months. */
export type Period = EndpointInput<typeof quoteOrder>['items'][number]['period'];
