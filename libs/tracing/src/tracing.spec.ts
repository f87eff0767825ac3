import { beginSpan, inSpan, inSpanOfTrace, listTraceHeaders } from './spans';
import { startTracing } from './start-tracing';
import { openFakeCollector } from './testing';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

function throwError(error: Error): never {
  throw error;
}

/** Spans that work leads to. */
async function trace(work: () => Promise<unknown>) {
  const collector = await openFakeCollector();
  const tracing = await startTracing('spec', collector.endpoint, throwError);
  try {
    await work();
  } finally {
    await tracing?.stop();
    await collector.close();
  }
  return collector.spans;
}

it('exports spans of one trace, each under the one it was begun in', async () => {
  const spans = await trace(() =>
    inSpan('outer', { kind: 'server', attributes: { 'http.route': '/a' } }, async () => {
      await new Promise(setImmediate);
      await inSpan('inner', { kind: 'client' }, () => new Promise(setImmediate));
    }),
  );
  const [inner, outer] = spans;
  expect(spans).toHaveLength(2);
  expect(outer).toMatchObject({ service: 'spec', name: 'outer', kind: 2, attributes: { 'http.route': '/a' } });
  expect(inner).toMatchObject({ name: 'inner', kind: 3, traceId: outer?.traceId, parentSpanId: outer?.spanId });
});

it('continues the trace of a request, and hands it on', async () => {
  let handedOn: Readonly<Record<string, string>> = {};
  const [span] = await trace(async () => {
    const open = beginSpan('GET', { headers: { traceparent: `00-${TRACE}-${PARENT}-01` } });
    expect(open.traceId).toBe(TRACE);
    handedOn = open.run(listTraceHeaders);
    open.end({ name: 'GET /a', isError: true });
  });
  expect(span).toMatchObject({ name: 'GET /a', traceId: TRACE, parentSpanId: PARENT, isError: true });
  expect(handedOn).toEqual({ traceparent: `00-${TRACE}-${span?.spanId}-01` });
});

it.each([
  'nonsense',
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${PARENT}-01-more`,
  `ff-${TRACE}-${PARENT}-01`,
])('ignores the traceparent %s', async (traceparent) => {
  const [span] = await trace(async () => {
    const open = beginSpan('GET', { headers: { traceparent } });
    expect(open.traceId).toMatch(/^[\da-f]{32}$/);
    expect(open.traceId).not.toBe(TRACE);
    open.end();
  });
  expect(span?.parentSpanId ?? '').toBe('');
});

it('says of failed work that it failed, and nothing of the error', async () => {
  const spans = await trace(() =>
    expect(inSpan('work', {}, () => Promise.reject(new Error('13800138000')))).rejects.toThrow('13800138000'),
  );
  expect(spans).toMatchObject([{ name: 'work', isError: true }]);
  expect(JSON.stringify(spans)).not.toContain('13800138000');
});

it('begins no trace for what nobody has asked for', async () => {
  expect(await trace(() => inSpanOfTrace('work', {}, async () => undefined))).toEqual([]);
});

it('says so and stops where nobody takes the spans', async () => {
  const failures: Error[] = [];
  const collector = await openFakeCollector();
  const tracing = await startTracing('spec', collector.endpoint, (error) => failures.push(error));
  await collector.close();
  beginSpan('work').end();
  await tracing?.stop();
  expect(failures[0]?.message).toBe(`Traces cannot be exported to ${collector.endpoint}`);
  expect(beginSpan('later').traceId).toBeUndefined();
});

it('neither traces nor loads anything without a collector', async () => {
  expect(await startTracing('spec', undefined, throwError)).toBeUndefined();
  const span = beginSpan('work', { headers: { traceparent: `00-${TRACE}-${PARENT}-01` } });
  expect(span.traceId).toBeUndefined();
  expect(span.run(listTraceHeaders)).toEqual({});
  span.end();
  const loaded = jest.fn();
  jest.doMock('./export-spans', loaded);
  await startTracing('spec', '', throwError);
  expect(loaded).not.toHaveBeenCalled();
});
