import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error';

const NAME = 'host';

/**
 * Rejects requests that name their place twice: a proxy in front might have looked at the other one. That is more than
 * one `Host`, or a URL with an origin of its own.
 */
export function registerTargetGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!raw.url?.startsWith('/') || countHosts(raw.rawHeaders) > 1) throw new HttpError(400);
  });
}

function countHosts(rawHeaders: readonly string[]): number {
  // Names stand at even places, in the letters they were sent in.
  return rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === NAME.length && name.toLowerCase() === NAME,
  ).length;
}
