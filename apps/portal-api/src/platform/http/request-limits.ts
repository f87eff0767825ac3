/** How long a request may take; all in milliseconds. */
export interface RequestLimits {
  /** From a request to its response; what a sender takes for a file does not count. */
  readonly handling: number;
  /** From one piece of a file to the next. */
  readonly senderPause: number;
  /** For a whole request to arrive. */
  readonly sending: number;
}

/** The largest file arrives in time at 0.2 Mbit/s. */
export const REQUEST_LIMITS: RequestLimits = { handling: 20_000, senderPause: 10_000, sending: 900_000 };
