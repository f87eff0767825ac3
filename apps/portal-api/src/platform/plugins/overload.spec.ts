import Fastify from 'fastify';
import { waitUntil } from '../../testing/wait-until';
import { listOverloads, type OverloadLimits, registerOverloadGuard } from './overload';

async function createApp(limits: OverloadLimits) {
  const app = Fastify();
  registerOverloadGuard(app, limits);
  for (const path of ['/call', '/healthz', '/readyz']) app.get(path, async () => 'fine');
  await app.ready();
  return app;
}

const NO_DELAY = 60_000;

it('turns calls away while the process is overloaded, and answers health checks', async () => {
  const app = await createApp({ maxEventLoopDelay: NO_DELAY, maxRssBytes: 1 });
  await waitUntil(() => app.isUnderPressure());
  const { statusCode, headers } = await app.inject('/call');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect((await app.inject('/call')).json()).toMatchObject({ code: '503', msg: '服务暂时不可用，请稍后再试' });
  for (const path of ['/healthz', '/readyz']) expect((await app.inject(path)).body).toBe('fine');
  await app.close();
});

it('lets calls pass where there is room', async () => {
  const app = await createApp({ maxEventLoopDelay: NO_DELAY, maxRssBytes: Number.MAX_SAFE_INTEGER });
  expect(app.isUnderPressure()).toBe(false);
  expect((await app.inject('/call')).body).toBe('fine');
  await app.close();
});

it('takes a standstill of which nothing was measured for as late as one look is after the other', async () => {
  const limits = { maxEventLoopDelay: NO_DELAY, maxRssBytes: 1 };
  const app = await createApp(limits);
  await waitUntil(() => app.isUnderPressure());
  const usage = { heapUsed: 0, rssBytes: 0, eventLoopUtilized: 0 };
  app.memoryUsage = () => ({ ...usage, eventLoopDelay: Infinity });
  expect(listOverloads(app, limits)).toEqual([]);
  expect((await app.inject('/call')).body).toBe('fine');
  for (const maxEventLoopDelay of [500, 1000])
    expect(listOverloads(app, { ...limits, maxEventLoopDelay })).toEqual([
      { name: 'eventLoop', reason: `The event loop is 1000 ms late, its limit is ${maxEventLoopDelay} ms` },
    ]);
  app.memoryUsage = () => ({ ...usage, eventLoopDelay: NO_DELAY + 1 });
  expect(listOverloads(app, limits)).toEqual([{ name: 'eventLoop', reason: expect.any(String) }]);
  expect((await app.inject('/call')).statusCode).toBe(503);
  await app.close();
});
