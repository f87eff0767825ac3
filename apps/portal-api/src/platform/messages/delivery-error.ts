import { ServiceError } from '../service-error';

/** What a provider did not take over. Its text goes to the log, so it names neither the recipient nor the content. */
export class DeliveryError extends ServiceError {
  override readonly name = 'DeliveryError';

  constructor(
    /** Code of the other side, such as `SMTP 550`. */
    readonly code: string,
    /** Whether another try of the same message would fail alike. */
    readonly isPermanent: boolean,
  ) {
    super(`The message was not taken over: ${code}`, !isPermanent);
  }
}
