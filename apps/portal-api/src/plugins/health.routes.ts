import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: it can do its work. */
export function registerHealthRoutes(app: FastifyInstance, { isReady }: { readonly isReady: () => boolean }): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unavailable' });
  });
}
