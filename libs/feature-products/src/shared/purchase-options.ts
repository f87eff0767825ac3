import type { EndpointInput, quoteOrder } from '@portal/api-contract';

/** Period of a purchase in months. */
export type Period = EndpointInput<typeof quoteOrder>['period'];

/** Periods a plan can have; the contract's own, compared by a test, like all of this file. */
export const PLAN_PERIODS: readonly Period[] = [1, 3, 6, 12, 36];

/** Most units of a plan in one order. */
export const QUANTITY_LIMIT = 999;

/** Minutes a quote holds. */
export const QUOTE_MINUTES = 15;

/** Version of the service agreement an order is made under. */
export const AGREEMENT_VERSION = '2026-07';

/** Most characters of an order's remark. */
export const REMARK_LIMIT = 200;

/** States of an order at its beginning. */
export const ORDER_STATES = { unpaid: '待支付', reviewing: '待审核', completed: '已完成' } as const;
