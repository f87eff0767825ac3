/** Most units of a plan in one order. */
export const QUANTITY_LIMIT = 999;

/** Minutes a quote holds. */
export const QUOTE_MINUTES = 15;

/** Version of the service agreement an order is made under. */
export const AGREEMENT_VERSION = '2026-07';

/** States of an order: its beginning, and that it is delivered. */
export const ORDER_STATES = { unpaid: '待支付', reviewing: '待审核', completed: '已完成' } as const;
