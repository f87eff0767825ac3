import { definePath } from '@portal/portal-paths';

/** Page of a white paper; `solution` is in the query. */
export const WHITEPAPER = definePath('/solution-whitepaper');
