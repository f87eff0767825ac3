import { allEndpoints, FILE_UNITS } from '@portal/api-contract';
import { buildOpenApiDocument } from './openapi-document';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<string, object>;
}

const document = buildOpenApiDocument(allEndpoints);
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

it('describes every call of the contract once', () => {
  expect(document['openapi']).toBe('3.1.0');
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(allEndpoints).sort());
  for (const [name, { method, path }] of Object.entries(allEndpoints)) {
    expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  }
});

it('gives each call a summary, its input, a success and the refusals', () => {
  const mediaTypes = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
  };
  for (const [name, { query, body, bodyType }] of Object.entries(allEndpoints)) {
    const operation = operations.find(({ operationId }) => operationId === name);
    expect(operation?.summary).not.toBe('');
    expect(
      operation?.parameters.filter(({ in: place }) => place === 'query').map(({ name: parameter }) => parameter),
    ).toEqual(Object.keys(query?.shape ?? {}));
    expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(
      body || bodyType === 'multipart' ? [mediaTypes[bodyType]] : [],
    );
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '503', 'default']));
  }
});

it('says of an upload that it is one file, and what it is for', () => {
  const upload = operations.find(({ operationId }) => operationId === 'uploadFile');
  expect(upload?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    properties: { file: { type: 'string' } },
    required: ['file'],
    additionalProperties: false,
  });
  expect(upload?.parameters).toEqual([
    expect.objectContaining({
      name: 'view-func-unit',
      in: 'header',
      required: true,
      schema: { type: 'string', enum: Object.keys(FILE_UNITS) },
    }),
  ]);
  expect(Object.keys(upload?.responses ?? {})).toEqual(expect.arrayContaining(['401', '413', '415', '429']));
});

it('shows what refusals carry', () => {
  const { schemas } = document['components'] as { schemas: Record<string, { properties: Record<string, object> }> };
  expect(JSON.stringify(schemas['Refusal']?.properties['data'])).toMatch(
    /"fieldErrors".*"retryAfter".*"title".*"alternatives"/,
  );
});

it('refers only to what it contains', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const found = reference
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
    expect([reference, typeof found]).toEqual([reference, 'object']);
  }
});

it('wraps every answer in the envelope, but for files and events', () => {
  for (const { responses } of operations) {
    const { content } = responses['200'] as { content: Record<string, { schema: { required: string[] } }> };
    const [type = ''] = Object.keys(content);
    if (['application/octet-stream', 'text/event-stream'].includes(type)) continue;
    expect(content['application/json']?.schema.required).toEqual(['code', 'msg', 'data', 'traceId']);
  }
});

it('takes of applications of a category exactly what the specification names', () => {
  const { schema } =
    paths['/ptl/product/getSaasProductByCategoryId']?.['post']?.requestBody?.content['application/json'] ?? {};
  const { properties } = schema as { properties: object };
  expect(Object.keys(properties).sort()).toEqual(['categoryId', 'pageNo', 'pageSize', 'productType']);
});
