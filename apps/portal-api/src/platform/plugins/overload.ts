import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal';
import { refuseRequest } from './refusal-handlers';

/** How much load is too much; beyond it requests are turned away at once instead of all becoming slow. */
export interface OverloadLimits {
  readonly maxEventLoopDelay: number;
  readonly maxRssBytes: number;
}

/** Limits of a process that serves the API alone. */
export const DEFAULT_OVERLOAD_LIMITS: OverloadLimits = { maxEventLoopDelay: 500, maxRssBytes: 700_000_000 };

/** Turns requests away with 503 while the process is overloaded; health checks always pass. */
export function registerOverloadGuard(app: FastifyInstance, limits: OverloadLimits): void {
  void app.register(underPressure, {
    ...limits,
    pressureHandler: (request, reply) => {
      if (request.url === '/healthz' || request.url === '/readyz') return;
      refuseRequest(new Refusal(503), request, reply);
    },
  });
}
