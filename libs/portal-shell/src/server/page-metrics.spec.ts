/** @jest-environment node */
import { startMetrics } from '@portal/metrics';
import { createStubApi } from '@portal/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createArea, load } from '../testing/sample-area';
import { sampleConfig } from '../testing/sample-brand';
import { pageResponses } from '../testing/sample-frame';
import { createBrandServer } from './create-brand-server';

const areas = [createArea([{ path: '/about/:id', load: load({ Page: () => null }) }])];

/** Visits paths of a brand one after another; returns what its metrics say then. */
async function visit(paths: readonly string[]): Promise<string> {
  const running = await startMetrics({ port: 0, host: '127.0.0.1' }, (error) => {
    throw error;
  });
  const brand = createBrandServer(
    { config: { ...sampleConfig, areas }, clientDir: '' },
    {
      publicOrigin: 'https://portal.example',
      transport: createStubApi(pageResponses).transport,
      metrics: running?.metrics,
      dev: { clientEntry: 'entry.js', headHtml: '' },
    },
  );
  const server = createServer((request, response) => brand.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of paths) await (await fetch(origin + path, { redirect: 'manual' })).text();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const text = await (await fetch(running?.url ?? '')).text();
  await brand.close();
  await running?.close();
  return text;
}

it('a brand shows its requests by route, its cache and its process, and nothing that visitors typed', async () => {
  const text = await visit(['/miot/about/secret?wd=secret', '/miot/robots.txt', '/miot/secret/', '/miot/about/other']);
  const count = (route: string, status: string) =>
    new RegExp(
      `^portal_page_request_duration_seconds_count\\{brand="/miot",route="${route}",status="${status}"\\} (\\d+)$`,
      'm',
    ).exec(text)?.[1];
  expect([count('/about/:id', '2xx'), count('robots.txt', '2xx'), count('other', '3xx')]).toEqual(['2', '1', '1']);
  expect(text).toContain('portal_page_cache_lookups_total{brand="/miot",outcome="miss"} 2');
  expect(text).toContain('portal_page_cache_bytes{brand="/miot"} 0');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('secret');
});
