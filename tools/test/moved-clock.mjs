/**
 * Loaded before a program (`--import`), it puts the program's clock in the hands of whoever has started it: every message
 * says how many milliseconds that clock is ahead. Timers keep their pace.
 */

const { Date: StandingDate } = globalThis;
let aheadMs = 0;

class MovedDate extends StandingDate {
  /** @param {unknown[]} parts */
  constructor(...parts) {
    // @ts-expect-error What was given is passed on as it is.
    super(...(parts.length === 0 ? [MovedDate.now()] : parts));
  }

  static now() {
    return StandingDate.now() + aheadMs;
  }
}

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (MovedDate));

process.on('message', (/** @type {{ aheadMs: number }} */ message) => {
  aheadMs = message.aheadMs;
  process.send?.({ aheadMs });
});

// The program ends when it has nothing else to do.
process.channel?.unref();
