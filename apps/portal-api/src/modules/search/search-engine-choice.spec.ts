import { createCalls } from '../../testing/call-portal';
import { type FakeSearchCluster, startFakeSearchCluster } from '../../testing/fake-search-cluster';
import { prepareKillableApi } from '../../testing/killable-api';
import { addContent, makeNews, toMarkdownFile } from '../../testing/sample-content';
import { setUp } from '../../testing/set-up';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';

/** Has a process know no client of clusters. */
const WITHOUT_CLIENT = `--import ${toDataUrl(`
  import { register } from 'node:module';
  register(${JSON.stringify(
    toDataUrl(`
      export function resolve(specifier, context, next) {
        if (specifier.startsWith('@opensearch-project/')) throw new Error('There is no client');
        return next(specifier, context);
      }`),
  )});`)}`;

function toDataUrl(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

let cluster: FakeSearchCluster;
beforeAll(async () => void (cluster = await startFakeSearchCluster()));
afterAll(() => cluster.close());

it('needs no client of clusters where none is named, and does not start without one where one is', async () => {
  const api = prepareKillableApi({ NODE_OPTIONS: WITHOUT_CLIENT });
  const lost = prepareKillableApi({ NODE_OPTIONS: WITHOUT_CLIENT, SEARCH_URL: cluster.url });
  try {
    await api.start();
    const response = await fetch(`${api.origin}/ptl/es/fulSearch/api/searchResult`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ keywords: '刻度' }),
    });
    expect(response.status).toBe(200);
    await expect(lost.start()).rejects.toThrow('The API did not start');
    expect(cluster.requests).toEqual([]);
  } finally {
    await api.close();
    await lost.close();
  }
});

describe('a portal that names a cluster', () => {
  const portal = setUp(() =>
    startTestPortal({
      doesJobs: true,
      environment: { ...createTestEnvironment(), SEARCH_URL: cluster.url, SEARCH_NAME: 'site', METRICS_PORT: 0 },
    }),
  );
  const { post } = createCalls(portal);
  const search = (keywords: string) => post('/ptl/es/fulSearch/api/searchResult', { keywords });
  const isAsked = () => cluster.requests.some((line) => line.startsWith('POST /site-v3/_search'));

  it('fills it, and searches there', async () => {
    await addContent(portal, { 'news/scale.md': toMarkdownFile(makeNews('scale', { title: '刻度说明' })) });
    await waitUntil(() => cluster.aliases.has('site-v3'));
    const { status, data } = await search('刻度');
    expect(status).toBe(200);
    expect((data as { total: number }).total).toBeGreaterThan(0);
    expect(isAsked()).toBe(true);
  });

  it('finds by the database where the cluster is down, and says so', async () => {
    const count = () => post('/ptl/es/fulSearch/api/searchCount', { keywords: '刻度' });
    const before = await count();
    cluster.mood = 'fail';
    expect(await count()).toMatchObject({ status: 200, data: before.data });
    await waitUntil(() => portal.logLines.some((line) => line.includes('The search cluster did not answer')));
    const metrics = await (await fetch(portal.metricsUrl ?? '')).text();
    expect(metrics).toMatch(/portal_search_cluster_calls_total\{outcome="failed"\} [1-9]/);
    expect(metrics).toMatch(/portal_search_cluster_calls_total\{outcome="answered"\} [1-9]/);
    expect(portal.logLines.join('\n')).not.toContain('a-cluster-secret');
  });
});
