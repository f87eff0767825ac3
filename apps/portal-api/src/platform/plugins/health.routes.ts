import type { FastifyInstance } from 'fastify';
import { describeReadiness, type Wait } from '../operations/readiness';
import { listOverloads, type OverloadLimits } from './overload';

/** What the state of the process is told by. */
export interface HealthOptions {
  /** What the portal waits for, but for an end of its overload. */
  readonly listWaits: () => readonly Wait[];
  /** Limits beyond which requests are turned away; absent where none are. */
  readonly overloadLimits: OverloadLimits | undefined;
  /** Which installation this is, for whoever watches several. */
  readonly environmentName: string | undefined;
}

/** `/healthz`: the process answers. `/readyz`: it can do its work, or all that keeps it from it. */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const { listWaits, overloadLimits, environmentName } = options;
  app.get('/healthz', async () => ({ status: 'ok', environment: environmentName }));
  app.get('/readyz', async (_request, reply) => {
    const overloads = overloadLimits ? listOverloads(app, overloadLimits) : [];
    const readiness = describeReadiness([...listWaits(), ...overloads]);
    return reply
      .code(readiness.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}
