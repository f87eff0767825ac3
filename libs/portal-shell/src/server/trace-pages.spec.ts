/** @jest-environment node */
import { createAxiosTransport } from '@portal/data-access-api/server';
import { createStubApi } from '@portal/testing';
import { listTraceHeaders, startTracing } from '@portal/tracing';
import { openFakeCollector } from '@portal/tracing/testing';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createArea, load } from '../testing/sample-area';
import { sampleConfig } from '../testing/sample-brand';
import { pageResponses } from '../testing/sample-frame';
import { createBrandServer } from './create-brand-server';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
/** A call that the frame of every page makes once. */
const MENUS = '/portal/system/menuConf/findByPage';

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Asks a brand for a page that makes its calls over HTTP. Returns the spans, and the header of each call the API got.
 */
async function visit(path: string, headers: Record<string, string>) {
  const collector = await openFakeCollector();
  const tracing = await startTracing('portal-brand-miot', collector.endpoint, (error) => {
    throw error;
  });
  const stub = createStubApi(pageResponses);
  const calls = new Map<string, string | undefined>();
  const apiServer = createServer(async (request, response) => {
    const [callPath = ''] = (request.url ?? '').split('?');
    calls.set(callPath, request.headers['traceparent'] as string | undefined);
    const { status, body } = await stub.transport({ method: 'GET', path: callPath });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const baseURL = await listen(apiServer);
  const area = createArea([{ path: '/about/:id', load: load({ Page: () => null }) }]);
  const brand = createBrandServer(
    { config: { ...sampleConfig, areas: [area] }, clientDir: '' },
    {
      publicOrigin: 'https://portal.example',
      transport: createAxiosTransport({ baseURL, getHeaders: listTraceHeaders }),
      dev: { clientEntry: 'entry.js', headHtml: '' },
    },
  );
  const server = createServer((request, response) => brand.handle(request, response));
  const response = await fetch((await listen(server)) + path, { headers });
  expect(response.status).toBe(200);
  await response.text();
  await tracing?.stop();
  await brand.close();
  for (const each of [server, apiServer]) await close(each);
  await collector.close();
  return { spans: collector.spans, calls };
}

describe('a page', () => {
  it('leads from the request to its calls in one trace, which the API is told of', async () => {
    const { spans, calls } = await visit('/miot/about/13800138000?secret=1', {
      traceparent: `00-${TRACE}-${PARENT}-01`,
      baggage: 'secret=1',
    });
    const trace = spans.filter(({ traceId }) => traceId === TRACE);
    const find = (name: string) => trace.find((span) => span.name === name);
    const page = find('GET /about/:id');
    const render = find('render /about/:id');
    const call = find(`GET ${MENUS}`);
    expect(page).toMatchObject({ service: 'portal-brand-miot', kind: 2, parentSpanId: PARENT });
    expect(render).toMatchObject({ kind: 1, parentSpanId: page?.spanId });
    expect(call).toMatchObject({ kind: 3, parentSpanId: render?.spanId, attributes: { 'http.route': MENUS } });
    expect(calls.get(MENUS)).toBe(`00-${TRACE}-${call?.spanId}-01`);
    expect(JSON.stringify(spans)).not.toMatch(/13800138000|secret/);
  });

  it('begins a trace of its own where the header is malformed', async () => {
    const { spans, calls } = await visit('/miot/about/1', { traceparent: `00-${TRACE}-${'0'.repeat(16)}-01` });
    const page = spans.find(({ name }) => name === 'GET /about/:id');
    expect(page?.traceId).not.toBe(TRACE);
    expect(page?.parentSpanId ?? '').toBe('');
    expect(calls.get(MENUS)).toContain(page?.traceId);
  });

  it('traces no call that no page makes', async () => {
    const { spans, calls } = await visit('/miot/about/1', {});
    expect(calls.get('/ptl/content/version')).toBeUndefined();
    expect(calls.has('/ptl/content/version')).toBe(true);
    expect(spans.filter(({ kind, parentSpanId }) => kind === 3 && !parentSpanId)).toEqual([]);
  });
});
