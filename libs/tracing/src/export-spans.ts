import { context, propagation, trace } from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { RunningTracing } from './start-tracing';

/** So long a collector is tried with a batch, in milliseconds: a program that stops waits for that. */
const EXPORT_TIMEOUT_MS = 2000;

/** Starts the SDK for this process. `onFailure` is called with spans that could not be exported. */
export function exportSpans(serviceName: string, endpoint: string, onFailure: (error: Error) => void): RunningTracing {
  const fail = (cause: unknown) =>
    onFailure(new Error(`Traces cannot be exported to ${new URL(endpoint).origin}`, { cause }));
  setGlobalErrorHandler(fail);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Of what comes with a request its trace counts alone: baggage may hold anything.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  return {
    async stop() {
      await provider.shutdown().catch(fail);
      for (const part of [trace, context, propagation]) part.disable();
    },
  };
}
