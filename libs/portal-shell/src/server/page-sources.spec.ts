/** @jest-environment node */
import type { ApiResponse, ApiRequest, ContentStamp } from '@portal/data-access-api';
import type { ContentState } from './content-versions';
import { recheckSources, recordSources } from './page-sources';

const NEWS: ApiRequest = { method: 'GET', path: '/news', bodyType: 'json', query: { page: 1 } };
const SEATS: ApiRequest = { method: 'POST', path: '/seats', bodyType: 'json', body: { id: 'a' } };

/** An API whose responses a test sets, with what it was asked. */
function createApi() {
  const table: Record<string, { data: unknown; status?: number; stamp?: ContentStamp }> = {
    '/news': { data: ['first'], stamp: { version: 4, topics: ['news'] } },
    '/seats': { data: 12 },
  };
  const asked: string[] = [];
  const state = { latest: 5, news: 4, isAway: false };
  const isOutdated = ({ version, topics }: ContentState) => version !== (topics ? state.news : state.latest);
  return {
    ...{ table, asked, state },
    context: {
      async transport({ path }: ApiRequest): Promise<ApiResponse> {
        asked.push(path);
        if (state.isAway) throw new Error('away');
        const { data, status = 200, stamp } = table[path] as (typeof table)[string];
        return { status, body: { code: '200', msg: '', data, traceId: `trace-${asked.length}` }, stamp };
      },
      versions: { getLatest: () => state.latest, isOutdated },
    },
  };
}

async function record() {
  const api = createApi();
  const { transport, sources } = recordSources(api.context);
  await Promise.all([transport({ ...NEWS, signal: AbortSignal.abort() }), transport(SEATS)]);
  api.asked.length = 0;
  return { ...api, sources };
}

describe('the sources of a page', () => {
  it('are its calls, with what they are made of', async () => {
    const { sources } = await record();
    expect(sources).toEqual([
      { request: NEWS, digest: expect.any(String), isTimeless: true, version: 4, topics: ['news'] },
      { request: SEATS, digest: expect.any(String), isTimeless: false, version: 5, topics: undefined },
    ]);
  });

  it('follow the clock where the API says so', async () => {
    const { table, context } = createApi();
    table['/news'] = { data: [], stamp: { version: 4, topics: ['news'], maxAgeMs: 30_000 } };
    const { transport, sources } = recordSources(context);
    await transport(NEWS);
    expect(sources[0]?.isTimeless).toBe(false);
  });

  it('are asked for again where they may have changed, and only there', async () => {
    const { sources, context, asked } = await record();
    expect(await recheckSources(sources, context)).toEqual(sources);
    expect(asked).toEqual(['/seats']);
  });

  it('are asked for again when their content has changed, and known as they are now where they say the same', async () => {
    const { sources, context, asked, table, state } = await record();
    Object.assign(state, { latest: 6, news: 6 });
    table['/news'] = { data: ['first'], stamp: { version: 6, topics: ['news'] } };
    const current = await recheckSources(sources, context);
    expect(asked).toEqual(['/news', '/seats']);
    expect(current?.map(({ version }) => version)).toEqual([6, 6]);
  });

  it.each([
    ['says something else', { data: 11 }],
    ['is not there any more', { data: 12, status: 404 }],
  ])('are other ones when one %s', async (_name, response) => {
    const { sources, context, table } = await record();
    table['/seats'] = response;
    expect(await recheckSources(sources, context)).toBeNull();
  });

  it('are asked for a few at a time, until one says something else', async () => {
    const { context, asked, table } = createApi();
    const { transport, sources } = recordSources(context);
    for (let page = 0; page < 50; page += 1) await transport(SEATS);
    asked.length = 0;
    let running = 0;
    const counts: number[] = [];
    const slow = async (request: ApiRequest) => {
      counts.push((running += 1));
      const response = await context.transport(request);
      await Promise.resolve();
      running -= 1;
      return response;
    };
    expect(await recheckSources(sources, { ...context, transport: slow })).toHaveLength(50);
    expect([asked.length, Math.max(...counts)]).toEqual([50, 16]);
    asked.length = 0;
    table['/seats'] = { data: 11 };
    expect(await recheckSources(sources, { ...context, transport: slow })).toBeNull();
    expect(asked).toHaveLength(16);
  });

  it('are not known while the API is away', async () => {
    const { sources, context, state } = await record();
    state.isAway = true;
    expect(await recheckSources(sources, context)).toBeNull();
  });
});
