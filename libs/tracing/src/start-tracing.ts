/** Traces that are being exported. */
export interface RunningTracing {
  /** Exports what has ended, and traces nothing from then on. Never rejects. */
  stop(): Promise<void>;
}

/**
 * Exports the spans of this process to an OpenTelemetry collector, `endpoint` being `OTEL_EXPORTER_OTLP_ENDPOINT`: OTLP
 * over HTTP, at `/v1/traces` of it. `onFailure` is called with spans that could not be exported. Without one nothing is
 * traced, and none of the SDK is loaded. Other variables of the SDK (`OTEL_EXPORTER_OTLP_HEADERS`,
 * `OTEL_TRACES_SAMPLER`) hold as they are.
 */
export async function startTracing(
  serviceName: string,
  endpoint: string | undefined,
  onFailure: (error: Error) => void,
): Promise<RunningTracing | undefined> {
  if (!endpoint) return undefined;
  const { exportSpans } = await import('./export-spans');
  return exportSpans(serviceName, endpoint, onFailure);
}
