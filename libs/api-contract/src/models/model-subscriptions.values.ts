/** States of a model in use in the order of its lifecycle. */
export const MODEL_SUBSCRIPTION_STATUSES = [10, 30] as const;

/** Tabs of the list; `ending` are those in use for no more than `ENDING_DAYS`. */
export const MODEL_SUBSCRIPTION_TABS = ['running', 'ending', 'expired', 'all'] as const;

/** For how long an approved application lets a model be used, and how often a month. */
export const MODEL_TERMS = { months: 12, monthlyCalls: 3000 } as const;

/** Most days of one look at the usage. */
export const MAX_USAGE_DAYS = 92;

/** Bounds of a try: characters and depth of the input, and milliseconds until the model has to have answered. */
export const TRY_OUT_LIMITS = { input: 8000, depth: 16, timeoutMs: 10_000 } as const;
