import { paths } from '@portal/portal-paths';

/** Where the privacy policy stands. */
export const PRIVACY_HREF = paths.content.href({ id: 'privacy-policy' });
