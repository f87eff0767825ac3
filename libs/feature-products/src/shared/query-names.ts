// Apart from what reads them, so that the table of routes brings no page along.

/** Names that filter the product list; the order and the comparison do not. */
export const LIST_FILTER_NAMES = ['category', 'keyword', 'delivery', 'pricing', 'tag'] as const;

/** All names of the query the product list reads. */
export const LIST_QUERY_NAMES = [...LIST_FILTER_NAMES, 'sort', 'page', 'compare'] as const;

/** Names that filter the applications. */
export const SAAS_FILTER_NAMES = ['category', 'productType'] as const;

/** All names of the query the page of applications reads. */
export const SAAS_QUERY_NAMES = [...SAAS_FILTER_NAMES, 'page'] as const;
