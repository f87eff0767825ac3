/** The port of the metrics cannot be had; the message is for the operator. */
export class MetricsPortError extends Error {
  override readonly name = 'MetricsPortError';
}
