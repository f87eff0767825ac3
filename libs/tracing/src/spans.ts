import {
  type Attributes,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** What a span says of its work: names the program knows, never what somebody has typed. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** What a span begins with. */
export interface SpanOptions {
  /** `server`: work for a caller elsewhere; `client`: work asked of somebody else. */
  readonly kind?: 'server' | 'client' | 'internal';
  readonly attributes?: SpanAttributes;
  /** Headers of a request, whose `traceparent` is continued; one that is malformed is ignored. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
}

/** Work that is being traced. Where nothing is traced it has no trace id, and everything else does nothing. */
export interface OpenSpan {
  /** 32 hex digits, the same for all that a request leads to. */
  readonly traceId: string | undefined;
  /** Does work whose own spans are children of this one, also after it has waited. */
  run<Result>(work: () => Result): Result;
  /** Ends the span, under the name and with the attributes that are known by now. */
  end(outcome?: { readonly name?: string; readonly attributes?: SpanAttributes; readonly isError?: boolean }): void;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Begins a span: as a child of the one it is begun in, of the request whose headers are given, or as a trace of its own. */
export function beginSpan(name: string, { kind = 'internal', attributes = {}, headers }: SpanOptions = {}): OpenSpan {
  const parent = headers ? propagation.extract(ROOT_CONTEXT, headers) : context.active();
  const span = trace.getTracer('portal').startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent);
  const inside = trace.setSpan(parent, span);
  return {
    traceId: readTraceId(span),
    run: (work) => context.with(inside, work),
    end({ name: finalName, attributes: finalAttributes, isError } = {}) {
      if (finalName !== undefined) span.updateName(finalName);
      if (finalAttributes) span.setAttributes(finalAttributes as Attributes);
      // No message: messages of errors quote what visitors typed.
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Does work in a span of its own, which ends with it. */
export async function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(name, options);
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ isError: true });
    throw error;
  }
}

/** Does work in a span of its own where it belongs to a trace; what nobody has asked for begins none. */
export function inSpanOfTrace<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  return trace.getActiveSpan() ? inSpan(name, options, work) : work();
}

/** Headers that let whoever is asked continue the trace (W3C Trace Context); none where nothing is traced. */
export function listTraceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

function readTraceId(span: Span): string | undefined {
  const spanContext = span.spanContext();
  return isSpanContextValid(spanContext) ? spanContext.traceId : undefined;
}
