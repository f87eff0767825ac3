/** Steps of the first path through the documents; the recommended pages stand on them in their order. */
export const QUICK_START_STEPS = ['先了解', '再动手', '用起来'] as const;
