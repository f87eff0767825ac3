import Fastify from 'fastify';
import { registerHealthRoutes } from './health.routes';

it.each([
  ['SIT', { status: 'ok', environment: 'SIT' }],
  [undefined, { status: 'ok' }],
])('tells which installation answers: %s', async (environmentName, expected) => {
  const app = Fastify();
  registerHealthRoutes(app, { isReady: () => true, environmentName });
  expect((await app.inject('/healthz')).json()).toEqual(expected);
});
