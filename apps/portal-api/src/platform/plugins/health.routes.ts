import type { FastifyInstance } from 'fastify';

/** What the state of the process is told by. */
export interface HealthOptions {
  readonly isReady: () => boolean;
  /** Which installation this is, for whoever watches several. */
  readonly environmentName: string | undefined;
}

/** `/healthz`: the process answers. `/readyz`: it can do its work, or what keeps it from it. */
export function registerHealthRoutes(app: FastifyInstance, { isReady, environmentName }: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok', environment: environmentName }));
  app.get('/readyz', async (_request, reply) => {
    const trouble = findTrouble();
    return reply.code(trouble === undefined ? 200 : 503).send({ status: trouble ?? 'ready' });
  });

  function findTrouble(): string | undefined {
    if (!isReady()) return 'database unavailable';
    // Without a guard nothing is turned away.
    return app.hasDecorator('isUnderPressure') && app.isUnderPressure() ? 'overloaded' : undefined;
  }
}
