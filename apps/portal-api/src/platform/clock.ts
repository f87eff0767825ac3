/** Source of the current time; tests move it. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();

/** Clocks of machines that share a database may differ by so much. */
const CLOCK_SKEW_MS = 10_000;

/** Whether something was written before the clock was set back: how old it is, nobody can say any more. */
export function isFromFuture(writtenAt: Date, now: Date): boolean {
  return writtenAt.getTime() - now.getTime() > CLOCK_SKEW_MS;
}
