/** The ways of recruiting in the order of the tabs. */
export const CHANNELS = ['social', 'campus'] as const;
