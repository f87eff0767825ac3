import { allEndpoints } from '@portal/api-contract';
import type { FastifyInstance } from 'fastify';
import { buildOpenApiDocument } from './openapi-document';

/** Serves the contract as an OpenAPI document, which is made when somebody asks for it. */
export function registerOpenApiRoute(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(buildOpenApiDocument(allEndpoints));
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
}
