import { envelopeSchema, errorDataSchema } from '@portal/api-contract';
import type { Envelope } from '@portal/api-contract';
import buildSerializer, { type AnySchema } from 'fast-json-stringify';
import { z } from 'zod';

/** Writes an envelope as JSON, with declared fields only. */
export type EnvelopeSerializer = (envelope: Envelope<unknown>) => string;

type JsonSchema = Readonly<Record<string, unknown>>;

const SHAPE_KEYS = ['type', 'required', '$ref'] as const;

/** Writer of a call's envelope, made from the schema of its data with the first envelope it writes. */
export function createEnvelopeSerializer(data: z.ZodType): EnvelopeSerializer {
  let write: EnvelopeSerializer | undefined;
  // Most calls are not asked for at first: all of them made at once were most of a start.
  return (envelope) => (write ??= compileEnvelopeSerializer(data))(envelope);
}

/** Compiles such a writer at once; throws where the schema cannot be written. */
export function compileEnvelopeSerializer(data: z.ZodType): EnvelopeSerializer {
  const schema = z.toJSONSchema(envelopeSchema(data), { io: 'output', target: 'draft-7' });
  return buildSerializer(toShape(schema) as AnySchema) as EnvelopeSerializer;
}

/** Writes errors; they all look alike. */
export const serializeError = createEnvelopeSerializer(errorDataSchema);

/** Keeps of a JSON schema what decides how a value is written; the rest is validation and only costs time. */
function toShape(schema: JsonSchema): JsonSchema {
  const options = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (options !== undefined) return joinOptions(options);
  const shape: Record<string, unknown> = {};
  for (const key of SHAPE_KEYS) if (schema[key] !== undefined) shape[key] = schema[key];
  if (schema['properties']) shape['properties'] = mapShapes(schema['properties'] as Record<string, JsonSchema>);
  if (schema['definitions']) shape['definitions'] = mapShapes(schema['definitions'] as Record<string, JsonSchema>);
  if (schema['items']) shape['items'] = toShape(schema['items'] as JsonSchema);
  const additional = schema['additionalProperties'];
  if (typeof additional === 'object' && additional !== null)
    shape['additionalProperties'] = toShape(additional as JsonSchema);
  return shape;
}

/** Telling the kinds of an object apart while writing costs more than it saves: they are written as they are. */
const AS_IT_IS: JsonSchema = {};

/** A value or null is a nullable value, a choice of numbers is a number. */
function joinOptions(options: readonly JsonSchema[]): JsonSchema {
  const values = options.filter(({ type }) => type !== 'null');
  const [first] = values;
  const isOneScalar = values.every(({ type }) => type === first?.['type'] && type !== 'object' && type !== 'array');
  if (first === undefined || !(values.length === 1 || isOneScalar)) return AS_IT_IS;
  return values.length === options.length ? toShape(first) : { ...toShape(first), nullable: true };
}

function mapShapes(schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toShape(schema)]));
}
