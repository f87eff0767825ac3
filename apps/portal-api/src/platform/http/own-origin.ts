import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';
import type { PublicOrigins } from './public-origins';

/** Rejects a form that a page of another site has sent: nothing of theirs is pressed here. */
export function assertOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, origins: PublicOrigins): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOwn = origin === undefined || origins.known(origin) === origin;
  if (!isOwn || (site !== undefined && site !== 'same-origin')) throw new HttpError(403);
}
