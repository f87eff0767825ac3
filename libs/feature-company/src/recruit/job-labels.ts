import { JOB_CHANNELS } from '@portal/api-contract';

/** The ways of recruiting in the order of the tabs. */
export const CHANNELS = Object.keys(JOB_CHANNELS) as readonly (keyof typeof JOB_CHANNELS)[];
