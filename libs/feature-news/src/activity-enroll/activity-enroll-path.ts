import { definePath } from '@portal/portal-paths';

/** Form to enrol in an activity; `id` is in the query. */
export const ACTIVITY_ENROLL = definePath('/activity-enroll');
