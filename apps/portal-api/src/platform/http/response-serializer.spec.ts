import { allEndpoints } from '@portal/api-contract';
import { z } from 'zod';
import { compileEnvelopeSerializer, createEnvelopeSerializer, serializeError } from './response-serializer';

const write = (schema: z.ZodType, data: unknown) =>
  JSON.parse(createEnvelopeSerializer(schema)({ code: '200', msg: '好', data, traceId: 't' })).data;

it('can be made for every call of the contract', () => {
  for (const { response } of Object.values(allEndpoints))
    expect(() => compileEnvelopeSerializer(response)).not.toThrow();
});

it('writes declared fields only, at every depth', () => {
  const schema = z.object({
    list: z.array(z.object({ a: z.string() })),
    by: z.record(z.string(), z.object({ n: z.number() })),
  });
  const data = { list: [{ a: 'x', secret: 1 }], by: { k: { n: 1, secret: 1 } }, secret: 1 };
  expect(write(schema, data)).toEqual({ list: [{ a: 'x' }], by: { k: { n: 1 } } });
});

it.each([
  ['a choice of numbers', z.union([z.literal(0), z.literal(3)]), 3],
  ['null for a nullable object', z.object({ a: z.string() }).nullable(), null],
  ['a nullable object', z.object({ a: z.string() }).nullable(), { a: 'x' }],
  ['a nullable text', z.string().nullable(), null],
  ['null alone', z.null(), null],
  ['a date and time', z.iso.datetime({ offset: true }), '2026-03-02T09:30:00+08:00'],
  ['a date', z.iso.date(), '2026-03-02'],
  ['true and false', z.object({ a: z.boolean(), b: z.boolean() }), { a: true, b: false }],
  ['quotes, breaks and separators', z.string(), '"\\\n\u2028</script>😀'],
  ['an empty list', z.array(z.string()), []],
])('writes %s as it is', (_name, schema, data) => expect(write(schema, data)).toEqual(data));

it('writes refusals with what belongs to them', () => {
  const error = { code: '429', msg: '慢', data: { retryAfter: 3 }, traceId: 't' };
  expect(JSON.parse(serializeError(error))).toEqual(error);
  expect(JSON.parse(serializeError({ ...error, data: null }))).toEqual({ ...error, data: null });
});
