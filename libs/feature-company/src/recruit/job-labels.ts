import type { JobBrief } from '@portal/api-contract';

/** Names of the ways of recruiting; the contract's own, compared by a test. */
export const CHANNEL_LABELS: Readonly<Record<JobBrief['channel'], string>> = {
  social: '社会招聘',
  campus: '校园招聘',
};

/** The ways of recruiting in the order of the tabs. */
export const CHANNELS = ['social', 'campus'] as const;
