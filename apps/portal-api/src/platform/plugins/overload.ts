import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error';
import type { Wait } from '../operations/readiness';
import { rejectRequest } from './error-handlers';

/** How much load is too much; beyond it requests are turned away at once instead of all becoming slow. */
export interface OverloadLimits {
  /** Milliseconds, as a mean over a second. */
  readonly maxEventLoopDelay: number;
  readonly maxRssBytes: number;
}

/** Limits of a process that serves the API alone. */
export const DEFAULT_OVERLOAD_LIMITS: OverloadLimits = { maxEventLoopDelay: 500, maxRssBytes: 700_000_000 };

const BYTES_PER_MB = 1_000_000;

/** Time between two looks at the event loop. */
const LOOK_MS = 1000;

/** Turns requests away with 503 while the process is overloaded; health checks always pass. */
export function registerOverloadGuard(app: FastifyInstance, limits: OverloadLimits): void {
  void app.register(underPressure, {
    ...limits,
    sampleInterval: LOOK_MS,
    pressureHandler: (request, reply) => {
      if (request.url === '/healthz' || request.url === '/readyz') return;
      if (listOverloads(app, limits).length === 0) return;
      rejectRequest(new HttpError(503), request, reply);
    },
  });
}

/** What is beyond its limit, by the figures by which the guard turns requests away; nothing while it lets them pass. */
export function listOverloads(app: FastifyInstance, { maxEventLoopDelay, maxRssBytes }: OverloadLimits): Wait[] {
  const { rssBytes, eventLoopDelay } = app.memoryUsage();
  const toMegabytes = (bytes: number) => Math.round(bytes / BYTES_PER_MB);
  const overloads: Wait[] = [];
  if (rssBytes > maxRssBytes) {
    const reason = `The process holds ${toMegabytes(rssBytes)} MB of memory, its limit is ${toMegabytes(maxRssBytes)} MB`;
    overloads.push({ name: 'memory', reason });
  }
  // A loop that stood still from one look to the next is infinitely late there, as nothing was measured meanwhile.
  const delay = Number.isFinite(eventLoopDelay) ? eventLoopDelay : LOOK_MS;
  if (delay >= maxEventLoopDelay) {
    const reason = `The event loop is ${Math.round(delay)} ms late, its limit is ${maxEventLoopDelay} ms`;
    overloads.push({ name: 'eventLoop', reason });
  }
  return overloads;
}
