/** Seconds a server in production drains for, unless it is told otherwise: a balancer has noticed by then. */
const PRODUCTION_S = 5;

const MAX_S = 600;

/** Why a `DRAIN_SECONDS` is rejected. */
export const DRAIN_SECONDS_RULE = `must be a number from 0 to ${MAX_S}`;

/**
 * How long a server serves on after it was told to stop, in milliseconds, by `DRAIN_SECONDS` and `NODE_ENV`;
 * `undefined` where the first is not usable.
 */
export function readDrainMs({ DRAIN_SECONDS: text, NODE_ENV }: NodeJS.ProcessEnv): number | undefined {
  const seconds = text ? Number(text) : NODE_ENV === 'production' ? PRODUCTION_S : 0;
  return seconds >= 0 && seconds <= MAX_S ? seconds * 1000 : undefined;
}
