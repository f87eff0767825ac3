import Fastify from 'fastify';
import { waitUntil } from '../../testing/wait-until';
import { registerHealthRoutes } from './health.routes';
import { registerOverloadGuard } from './overload';

it.each([
  ['SIT', { status: 'ok', environment: 'SIT' }],
  [undefined, { status: 'ok' }],
])('tells which installation answers: %s', async (environmentName, expected) => {
  const app = Fastify();
  registerHealthRoutes(app, { isReady: () => true, environmentName });
  expect((await app.inject('/healthz')).json()).toEqual(expected);
});

describe('/readyz', () => {
  async function ask(isReady: boolean, maxRssBytes: number | undefined) {
    const app = Fastify();
    if (maxRssBytes !== undefined) registerOverloadGuard(app, { maxEventLoopDelay: 60_000, maxRssBytes });
    registerHealthRoutes(app, { isReady: () => isReady, environmentName: undefined });
    await app.ready();
    if (maxRssBytes === 1) await waitUntil(() => app.isUnderPressure());
    const { statusCode, body } = await app.inject('/readyz');
    await app.close();
    return [statusCode, JSON.parse(body).status];
  }

  it.each([
    [true, undefined, 200, 'ready'],
    [true, Number.MAX_SAFE_INTEGER, 200, 'ready'],
    [false, undefined, 503, 'database unavailable'],
    [false, 1, 503, 'database unavailable'],
    [true, 1, 503, 'overloaded'],
  ])('with the database %j and %j bytes of memory to use says %i, %s', async (isReady, bytes, status, text) => {
    expect(await ask(isReady, bytes)).toEqual([status, text]);
  });
});
