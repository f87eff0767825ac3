export { DRAIN_SECONDS_RULE, readDrainMs } from './drain-seconds';
export { stopOnSignal } from './stop-on-signal';
export type { StopSteps } from './stop-on-signal';
