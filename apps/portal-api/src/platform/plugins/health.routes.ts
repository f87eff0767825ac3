import type { FastifyInstance } from 'fastify';

/** What the state of the process is told by. */
export interface HealthOptions {
  readonly isReady: () => boolean;
  /** Which installation this is, for whoever watches several. */
  readonly environmentName: string | undefined;
}

/** `/healthz`: the process answers. `/readyz`: it can do its work. */
export function registerHealthRoutes(app: FastifyInstance, { isReady, environmentName }: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok', environment: environmentName }));
  app.get('/readyz', async (_request, reply) => {
    const ready = isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unavailable' });
  });
}
