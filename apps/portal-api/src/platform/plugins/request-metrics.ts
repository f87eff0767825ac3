import type { FastifyInstance } from 'fastify';
import type { NoteRequest } from '../metrics/request-metrics';

/** Measures every request that comes by HTTP. */
export function registerRequestMetrics(app: FastifyInstance, note: NoteRequest): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    note({
      ...{ method, path: routeOptions.url, via: 'http' },
      ...{ status: reply.raw.statusCode, milliseconds: reply.elapsedTime },
    });
  });
}
