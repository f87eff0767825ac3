/** States of a product in use in the order of its lifecycle. */
export const INSTANCE_STATUSES = [10, 30, 40] as const;

/** Tabs of the list; `ending` are those that run for no more than `ENDING_DAYS`. */
export const INSTANCE_TABS = ['running', 'ending', 'expired', 'released', 'all'] as const;

/** Orders of the list, by when products end: ascending, and with `-` descending. */
export const INSTANCE_SORTS = ['endsAt', '-endsAt'] as const;

/** Days before the end from which on a product is 即将到期. */
export const ENDING_DAYS = 7;

/** Days before the end on which owners are reminded. */
export const REMINDER_DAYS = [7, 3, 1] as const;

/** Days that data is kept after the end. */
export const GRACE_DAYS = 15;

/** Most of what belongs to a product: days of usage, records it is related to. */
export const INSTANCE_LIMITS = { usageDays: 30, related: 10 } as const;
