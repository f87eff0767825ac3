import Fastify from 'fastify';
import { waitUntil } from '../../testing/wait-until';
import { registerHealthRoutes } from './health.routes';
import { type OverloadLimits, registerOverloadGuard } from './overload';

const calm = { listWaits: () => [], overloadLimits: undefined };

it.each([
  ['SIT', { status: 'ok', environment: 'SIT' }],
  [undefined, { status: 'ok' }],
])('tells which installation answers: %s', async (environmentName, expected) => {
  const app = Fastify();
  registerHealthRoutes(app, { ...calm, environmentName });
  expect((await app.inject('/healthz')).json()).toEqual(expected);
});

describe('/readyz', () => {
  const ROOM: OverloadLimits = { maxEventLoopDelay: Number.MAX_SAFE_INTEGER, maxRssBytes: Number.MAX_SAFE_INTEGER };
  const database = { name: 'database', reason: 'The database is not reachable' } as const;
  const memory = { name: 'memory', reason: expect.stringMatching(/^The process holds \d+ MB .* limit is 0 MB$/) };

  async function ask(waits: readonly (typeof database)[], overloadLimits: OverloadLimits | undefined) {
    const app = Fastify();
    if (overloadLimits !== undefined) registerOverloadGuard(app, overloadLimits);
    registerHealthRoutes(app, { listWaits: () => waits, overloadLimits, environmentName: undefined });
    app.get('/call', async () => 'fine');
    await app.ready();
    if (overloadLimits?.maxRssBytes === 1) await waitUntil(() => app.isUnderPressure());
    const { statusCode, body } = await app.inject('/readyz');
    const call = await app.inject('/call');
    await app.close();
    return [statusCode, JSON.parse(body), call.statusCode];
  }

  it.each([
    [[], undefined, 200, { status: 'ready' }, 200],
    [[], ROOM, 200, { status: 'ready' }, 200],
    [[database], undefined, 503, { status: 'not ready', waitsFor: [database] }, 200],
    [[database], ROOM, 503, { status: 'not ready', waitsFor: [database] }, 200],
    [[database], { ...ROOM, maxRssBytes: 1 }, 503, { status: 'not ready', waitsFor: [database, memory] }, 503],
    [[], { ...ROOM, maxRssBytes: 1 }, 503, { status: 'not ready', waitsFor: [memory] }, 503],
  ])('waiting for %j with the limits %j says %i, %j, and calls get %i', async (waits, limits, status, body, call) => {
    expect(await ask(waits, limits)).toEqual([status, body, call]);
  });

  it('says so when the event loop is late', async () => {
    const app = Fastify();
    const overloadLimits = { ...ROOM, maxEventLoopDelay: 20 };
    registerOverloadGuard(app, overloadLimits);
    registerHealthRoutes(app, { ...calm, overloadLimits, environmentName: undefined });
    await app.ready();
    vi.spyOn(app, 'memoryUsage').mockReturnValue({ rssBytes: 0, heapUsed: 0, eventLoopDelay: 21.4 } as never);
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'not ready',
      waitsFor: [{ name: 'eventLoop', reason: 'The event loop is 21 ms late, its limit is 20 ms' }],
    });
    await app.close();
  });
});
