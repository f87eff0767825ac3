import { definePath } from '@portal/portal-paths';

/** Form to become a partner. */
export const PARTNER_APPLY = definePath('/partner/apply');

/** Form to apply for a job; `job` is in the query. */
export const RECRUIT_APPLY = definePath('/recruit/apply');

/** The recruitment page under its own route name. */
export const RECRUITMENT = definePath('/recruitment');
