import type { Endpoint } from '@portal/api-contract';
import { envelopeSchema, FILE_UNITS, errorDataSchema } from '@portal/api-contract';
import { z } from 'zod';
import { hoistDefinitions, type Json } from './openapi-definitions';

const ERRORS: Readonly<Record<number, string>> = {
  400: 'Malformed or invalid input; code 422 with fieldErrors for a refused form',
  401: 'Not logged in',
  405: 'Method not allowed',
  409: 'The same request is being processed',
  413: 'Body too large',
  415: 'Unsupported content type',
  429: 'Too many requests; data.retryAfter says how many seconds to wait',
  500: 'Unexpected failure',
  503: 'Temporarily unavailable',
};

/** What only single calls reject; their description in the contract says which. */
const OTHER_ERRORS =
  'Another refusal: 403 no right to it, 404 unknown, 409 in conflict with what is there, 410 no longer offered, ' +
  'with data.title and data.alternatives where something else is';

/** Builds the OpenAPI 3.1 document of the API from its contract. */
export function buildOpenApiDocument(endpoints: Readonly<Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(name, endpoint),
    };
  }
  const { value, definitions } = hoistDefinitions(paths);
  return {
    openapi: '3.1.0',
    info: { title: 'Portal API', version: '1.0.0', description: 'Calls of the portal. Every answer is an envelope.' },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(endpoints).flatMap(({ tags }) => tags))].map((name) => ({ name })),
    paths: value,
    components: {
      schemas: { Refusal: toSchema(envelopeSchema(errorDataSchema), 'output'), ...definitions },
      responses: Object.fromEntries(
        Object.entries({ ...ERRORS, Other: OTHER_ERRORS }).map(([status, description]) => [
          `Refusal${status}`,
          describeError(description),
        ]),
      ),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describeOperation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: endpoint.tags,
    security: endpoint.auth === 'user' ? [{ token: [] }] : [],
    parameters: [
      ...listQueryParameters(endpoint),
      ...(endpoint.isIdempotent ? [IDEMPOTENCY_KEY] : []),
      ...(endpoint.bodyType === 'multipart' ? [FILE_UNIT] : []),
    ],
    ...(endpoint.body && { requestBody: describeBody(endpoint, endpoint.body) }),
    ...(endpoint.bodyType === 'multipart' && { requestBody: FILE_BODY }),
    responses: {
      200: {
        description: 'Success',
        content: describeResponse(endpoint),
      },
      ...Object.fromEntries(
        listErrors(endpoint).map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]),
      ),
      default: { $ref: '#/components/responses/RefusalOther' },
    },
  };
}

function describeResponse({ responseType, response }: Endpoint): Json {
  if (responseType === 'file') return { 'application/octet-stream': { schema: {} } };
  if (responseType === 'events') return toContent('text/event-stream', response, 'output');
  return toContent('application/json', envelopeSchema(response), 'output');
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key and the same content gets the first answer, for 24 hours',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

const FILE_UNIT = {
  name: 'view-func-unit',
  in: 'header',
  required: true,
  description: `What the file is for; it decides which types are taken: ${describeUnits()}`,
  schema: { type: 'string', enum: Object.keys(FILE_UNITS) },
};

const FILE_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          file: {
            type: 'string',
            contentMediaType: 'application/octet-stream',
            description: 'One file of at most 10 MB',
          },
        },
        required: ['file'],
        additionalProperties: false,
      },
    },
  },
};

function describeUnits(): string {
  return Object.entries(FILE_UNITS)
    .map(([unit, types]) => `${unit} takes ${types.join(', ')}`)
    .join('; ');
}

function listErrors({ auth, body, bodyType, isIdempotent }: Endpoint): number[] {
  return [
    400,
    ...(auth === 'user' ? [401] : []),
    405,
    ...(isIdempotent ? [409] : []),
    ...(body || bodyType === 'multipart' ? [413, 415] : []),
    429,
    500,
    503,
  ];
}

function listQueryParameters({ query }: Endpoint): Json[] {
  if (query === undefined) return [];
  const schema = toSchema(query, 'input');
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries(schema['properties'] as Readonly<Record<string, Json>>).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function describeBody({ bodyType }: Endpoint, body: z.ZodObject): Json {
  const mediaType = bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: toContent(mediaType, body, 'input') };
}

function describeError(description: string): Json {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } };
}

function toContent(mediaType: string, schema: z.ZodType, io: 'input' | 'output'): Json {
  return { [mediaType]: { schema: toSchema(schema, io) } };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const described = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  delete described.$schema;
  return described;
}
