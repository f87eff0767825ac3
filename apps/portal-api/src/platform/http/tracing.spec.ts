import { beginSpan, inSpan, listTraceHeaders } from '@portal/tracing';
import { type ExportedSpan, type FakeCollector, openFakeCollector } from '@portal/tracing/testing';
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { createTestEnvironment, startTestPortal, type TestPortal } from '../../testing/test-portal';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const MENUS = '/portal/system/menuConf/findByPage';
const CONTACT = { userName: '王小明', companyName: '启明', telephone: '13800138000', consent: true };

interface Traced {
  readonly status: number;
  readonly body: { readonly traceId: string };
  readonly requestId: string | undefined;
}

let collector: FakeCollector;
let portal: TestPortal;
let origin: string;
const responses: Record<string, Traced> = {};

async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Traced> {
  const response = await fetch(origin + path, { headers });
  const body = (await response.json()) as Traced['body'];
  return { status: response.status, body, requestId: response.headers.get('x-request-id') ?? undefined };
}

/** Sends a body that comes after the server has begun with the request. */
async function post(path: string, headers: Readonly<Record<string, string>>, payload: object): Promise<Traced> {
  const isBegun = once(portal.app.server, 'request');
  const request = httpRequest(origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
  });
  const isAnswered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.flushHeaders();
  await isBegun;
  request.end(JSON.stringify(payload));
  const [response] = await isAnswered;
  const body = JSON.parse(Buffer.concat(await response.toArray()).toString()) as Traced['body'];
  return { status: response.statusCode ?? 0, body, requestId: String(response.headers['x-request-id']) };
}

/** All requests first: spans are there when tracing has stopped. */
beforeAll(async () => {
  collector = await openFakeCollector();
  const environment = { ...createTestEnvironment(), OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  portal = await startTestPortal({ environment });
  try {
    origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    await inSpan('render /home', { kind: 'server' }, async () => {
      responses['rendered'] = await ask(`${MENUS}?platformType=2`, listTraceHeaders());
    });
    await inSpan('render /miot/home', { kind: 'server' }, async () => {
      const response = await portal.call({ method: 'GET', path: MENUS, query: { platformType: '1' } });
      responses['inProcess'] = { ...(response as Omit<Traced, 'requestId'>), requestId: undefined };
    });
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    responses['posted'] = await post('/ptl/contact/addContact?secretQuery=1', { traceparent }, CONTACT);
    responses['bad'] = await ask('/ptl/content/version', { traceparent: `00-${'0'.repeat(32)}-${PARENT}-01` });
    responses['unknown'] = await ask('/secret/13800138000');
  } finally {
    await portal.close();
  }
});
afterAll(() => collector.close());

const listTrace = (traceId: string | undefined) => collector.spans.filter((span) => span.traceId === traceId);
const find = (spans: readonly ExportedSpan[], name: string) => spans.find((span) => span.name === name);
const listChildren = (spans: readonly ExportedSpan[], parent: ExportedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

it('one trace leads from a page over HTTP to the statements, and the envelope names it', () => {
  const { status, body, requestId } = responses['rendered'] as Traced;
  expect(status).toBe(200);
  const spans = listTrace(body.traceId);
  const page = find(spans, 'render /home');
  const call = find(spans, `GET ${MENUS}`);
  expect(page?.parentSpanId ?? '').toBe('');
  expect(call).toMatchObject({
    service: 'portal-api',
    kind: 2,
    parentSpanId: page?.spanId,
    attributes: { 'http.route': MENUS, 'portal.endpoint': 'listMenus' },
  });
  const statements = listChildren(spans, call);
  expect(statements).not.toHaveLength(0);
  for (const statement of statements)
    expect(statement).toMatchObject({
      ...{ name: 'SELECT', kind: 3, isError: false },
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': expect.stringMatching(/^select .*\$1/) },
    });
  expect(requestId).toBe(body.traceId);
});

it('one trace leads from a page in the same process to the statements', () => {
  const { status, body } = responses['inProcess'] as Traced;
  expect(status).toBe(200);
  const spans = listTrace(body.traceId);
  const call = find(spans, 'call listMenus');
  expect(call).toMatchObject({ kind: 1, parentSpanId: find(spans, 'render /miot/home')?.spanId });
  expect(listChildren(spans, call).map(({ name }) => name)).toContain('SELECT');
});

it("continues a caller's trace past the body of the request, into the transaction", () => {
  const { status, body, requestId } = responses['posted'] as Traced;
  expect([status, body.traceId, requestId]).toEqual([200, TRACE, TRACE]);
  const spans = listTrace(TRACE);
  const call = find(spans, 'POST /ptl/contact/addContact');
  expect(call?.parentSpanId).toBe(PARENT);
  expect(listChildren(spans, call).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']),
  );
});

it('ignores a traceparent that is malformed', () => {
  const { status, body, requestId } = responses['bad'] as Traced;
  expect(status).toBe(200);
  expect(requestId).toMatch(/^(?!0+$)[\da-f]{32}$/);
  const [call] = listTrace(requestId);
  expect(call).toMatchObject({ name: 'GET /ptl/content/version' });
  expect(call?.parentSpanId ?? '').toBe('');
  expect(body.traceId).toMatch(/^[\da-f]{32}$/);
});

it('says nothing of what visitors typed', () => {
  const [unknown] = listTrace((responses['unknown'] as Traced).body.traceId);
  expect(unknown).toMatchObject({ name: 'GET', attributes: { 'http.response.status_code': expect.anything() } });
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret|13800138000|王小明|启明|127\.0\.0\.1/);
});

it('traces nothing that nobody has asked for', () => {
  const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.filter(({ kind }) => kind === 3)).toEqual([]);
});

it('traces nothing once the portal has stopped', () => expect(beginSpan('later').traceId).toBeUndefined());
