/** A service of somebody else's did not do what it was asked. What it says itself stays out: it may repeat the question. */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';

  /**
   * @param isOutage Whether the service is away, has no time, or says what makes no sense, so that the same is worth
   *   asking again for as long as that lasts; `false` where it refuses this one thing.
   */
  constructor(
    message: string,
    readonly isOutage = true,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether a failure is an outage of somebody else. */
export function isOutage(error: unknown): boolean {
  return error instanceof ServiceError && error.isOutage;
}

/** Whether a status of HTTP other than 2xx tells of the service, and not of what it was asked. */
export function isBusyStatus(status: number): boolean {
  return status === 429 || status >= 500;
}
