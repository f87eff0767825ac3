import { z } from 'zod';
import { allEndpoints } from '../endpoints';
import { dateSchema, timestampSchema, versionSchema } from './common-schemas';

/** Texts that are looked up or opened, never shown, and passwords, which have to stay as they were typed. */
const OPAQUE =
  /^(u?id|mid|ids|.+Ids?|ip|key|codes?|.*[a-z]Code|.+No|urls?|.*ticket|.+Ticket|ticketOld|capcode|proof|answer|date|assignee|telephone|userAccount|password|.+Password)$/;

/** Filters of lists and names of what is read: compared, never kept. */
const READING = /^(docDiff|(list|get|query)[A-Z]\w*)\./;

interface Leaf {
  readonly place: string;
  readonly name: string;
  readonly schema: z.core.$ZodType;
}

const leaves = Object.entries(allEndpoints).flatMap(([call, { query, body }]) =>
  [query, body].flatMap((part) => (part ? listLeaves(part, call, '') : [])),
);

function listLeaves(schema: z.core.$ZodType, place: string, name: string): Leaf[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, value]) => listLeaves(value, `${place}.${key}`, key));
  if (schema instanceof z.ZodArray) return listLeaves(schema.element, `${place}[]`, name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listLeaves(option, place, name));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return listLeaves(schema.unwrap(), place, name);
  if (schema instanceof z.ZodPipe) return listLeaves(schema.in, place, name);
  return [{ place, name, schema }];
}

describe('what a call takes', () => {
  it('is known, down to the last field', () => {
    expect(leaves.length).toBeGreaterThan(400);
    const kinds = new Set(leaves.map(({ schema }) => schema._zod.def.type));
    expect([...kinds].sort()).toEqual(['boolean', 'enum', 'literal', 'number', 'string']);
  });

  it('has bounds: numbers that the database can hold, texts and lists of a length', () => {
    const unbounded = Object.entries(allEndpoints).flatMap(([call, { query, body }]) =>
      [query, body].flatMap((part) => (part ? listUnbounded(z.toJSONSchema(part, { io: 'input' }), call) : [])),
    );
    expect(unbounded).toEqual([]);
  });

  it('is without what nobody sees, wherever it is shown again', () => {
    const carrying = leaves.filter(({ place, name, schema }) => {
      if (schema._zod.def.type !== 'string' || OPAQUE.test(name) || READING.test(place)) return false;
      const texts = [1, 8, 12, 30].map((length) => `张\u202e\u200b\u{e0041}${'三'.repeat(length)}`);
      return texts.some((text) => /[\u202e\u200b\u{e0041}]/u.test(String(z.safeParse(schema, text).data)));
    });
    expect(carrying.map(({ place }) => place)).toEqual([]);
  });
});

type JsonSchema = z.core.JSONSchema.BaseSchema;

function listUnbounded(schema: JsonSchema, place: string): string[] {
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(([key, part]) => [part, `${place}.${key}`] as const),
    ...[schema.items ?? [], schema.anyOf ?? []].flat().map((part) => [part, `${place}[]`] as const),
  ];
  const within = parts.flatMap(([part, where]) => listUnbounded(part as JsonSchema, where));
  return isBounded(schema) ? within : [place, ...within];
}

function isBounded({ type, minimum = -Infinity, maximum = Infinity, ...schema }: JsonSchema): boolean {
  if ('const' in schema || schema.enum) return true;
  if (type === 'integer' || type === 'number') return minimum >= -(2 ** 31) && maximum < 2 ** 31;
  if (type === 'array') return schema.maxItems !== undefined;
  return (
    type !== 'string' || schema.maxLength !== undefined || schema.pattern !== undefined || schema.allOf !== undefined
  );
}

it.each([
  [dateSchema, '1900-01-01', true],
  [dateSchema, '2999-12-31', true],
  [dateSchema, '0000-01-01', false],
  [dateSchema, '1899-12-31', false],
  [dateSchema, '3000-01-01', false],
  [dateSchema, '2026-02-29', false],
  [timestampSchema, '2026-03-02T09:30:00+08:00', true],
  [timestampSchema, '0000-01-01T00:00:00Z', false],
  [versionSchema, 2 ** 31 - 1, true],
  [versionSchema, 2 ** 31, false],
  [versionSchema, -1, false],
  [versionSchema, 0.5, false],
])('%# %j is taken: %p', (schema, value, isTaken) => expect(schema.safeParse(value).success).toBe(isTaken));
