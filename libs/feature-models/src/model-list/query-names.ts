/** Filters of the list in its query. */
export const FILTER_NAMES = ['type', 'delivery', 'pricing', 'industry', 'keyword'] as const;

/** All names of the query the page reads. */
export const LIST_QUERY_NAMES = [...FILTER_NAMES, 'sort', 'page'] as const;
