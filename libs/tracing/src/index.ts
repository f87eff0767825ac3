export { beginSpan, inSpan, inSpanOfTrace, listTraceHeaders } from './spans';
export type { OpenSpan, SpanAttributes, SpanOptions } from './spans';
export { startTracing } from './start-tracing';
export type { RunningTracing } from './start-tracing';
