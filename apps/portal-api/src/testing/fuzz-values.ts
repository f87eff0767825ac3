import fc from 'fast-check';

/** A part of a JSON schema, as far as the calls' input uses it. */
export interface InputSchema {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  readonly pattern?: string;
  readonly allOf?: readonly { readonly pattern: string }[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly InputSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: InputSchema;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
}

/** Which of the values that a schema takes: the smallest, the largest, or one a person might send. */
export type Extent = 'least' | 'most' | 'usual';

/** What a person might send in a field of this name, where its schema alone does not tell. */
const USUAL: Readonly<Record<string, unknown>> = {
  telephone: '13800138000',
  mail: 'reader@mail.example.com',
  email: 'reader@mail.example.com',
  password: 'Sunny2026',
  newPassword: 'Sunny2026',
  creditCode: '91990000MA000004X6',
  taxNumber: '91990000MA000004X6',
  name: '启衡科技有限公司',
  regionCode: '330106',
  detail: '文三路90号东部软件园',
  productCode: 'hub',
  url: 'https://portal.example/miot/homepage',
};

const DATES = ['0000-01-01', '0001-01-01', '1900-01-01', '2999-12-31', '9999-12-31'];
const TIMES = DATES.flatMap((date) => [`${date}T00:00:00+23:59`, `${date}T23:59:59.999Z`, `${date}T23:59:59-23:59`]);

/** A value that a schema takes. */
export function fitValue(schema: InputSchema, extent: Extent, name = ''): unknown {
  const { type, anyOf = [], properties = {}, items, enum: choices } = schema;
  const option = anyOf[extent === 'least' ? 0 : anyOf.length - 1];
  if (option) return fitValue(option, extent, name);
  if ('const' in schema) return schema.const;
  if (choices) return choices[extent === 'most' ? choices.length - 1 : 0];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, fitValue(value, extent, key)]));
  if (type === 'array') return Array.from({ length: fitSize(schema, extent) }, () => items && fitValue(items, extent));
  if (type === 'boolean') return extent === 'most';
  if (type === 'integer' || type === 'number') return fitNumber(schema, extent);
  return fitText(schema, extent, name);
}

/** Values for a place in the input that its schema may take or not. */
export function breakValue(schema: InputSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...NUMBERS, ...DATES, ...TIMES, ...TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], { $ne: null }, ['x'], undefined) },
    { weight: 1, arbitrary: fc.constantFrom<Extent>('least', 'most').map((extent) => fitValue(schema, extent)) },
  );
}

const NUMBERS = [0, -0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e308];

/** U+0000, half of a pair, controls, and characters that nobody sees or that turn a line around; then what queries trip over. */
const TEXTS = [
  ...['\0', 'a\0b', '\ud800', '\udc00a', 'a\u0007\u001b[31m', '\r\nx: y', '\u2028', '\ufffe', '\u{10ffff}'],
  ...['\u202eabc', '\u200b', 'a\u200db', '\ufeff', '\u00ad', '\u3164', '\u{e0041}', '👨‍👩‍👧', '\u0301'.repeat(300)],
  ...['', ' ', '字'.repeat(5000), '%'.repeat(200), '\\', "'", "'; --", '$1', '{}', '<b>', '__proto__', '../..', 'NaN'],
  ...['00000000-0000-0000-0000-000000000000', '99999999999999999999', '0x10', '1e9', '２０２６', 'İ', 'ﷺ'],
];

function fitText(schema: InputSchema, extent: Extent, name: string): string {
  const { format, minLength = 0, maxLength = 1000 } = schema;
  if (format === 'date') return pickMatching(DATES, schema, extent);
  if (format === 'date-time') return pickMatching(TIMES, schema, extent);
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (extent === 'usual' && typeof USUAL[name] === 'string') return USUAL[name];
  if (format === 'email' || schema.pattern?.includes('(?=')) return String(USUAL[format ?? 'password']);
  if (schema.pattern) return sampleMatching(schema);
  const length = { least: minLength, most: maxLength, usual: Math.min(maxLength, Math.max(minLength, 12)) }[extent];
  return '字'.repeat(length);
}

/** The first or the last of ordered texts that a schema takes; one in the middle for the usual. */
function pickMatching(texts: readonly string[], schema: InputSchema, extent: Extent): string {
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) =>
    pattern ? [new RegExp(pattern, 'u')] : [],
  );
  const taken = texts.filter((text) => patterns.every((pattern) => pattern.test(text)));
  return taken.at({ least: 0, most: -1, usual: Math.floor(taken.length / 2) }[extent]) ?? '';
}

function sampleMatching({ pattern = '', maxLength = 1000 }: InputSchema): string {
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 1 });
  return text.slice(0, maxLength);
}

function fitNumber({ minimum = -(2 ** 53 - 1), maximum = 2 ** 53 - 1 }: InputSchema, extent: Extent): number {
  return { least: minimum, most: maximum, usual: Math.min(maximum, Math.max(minimum, 2)) }[extent];
}

/** Long lists prove nothing that shorter ones do not. */
function fitSize({ minItems = 0, maxItems = 50 }: InputSchema, extent: Extent): number {
  return { least: minItems, most: Math.min(maxItems, 50), usual: Math.max(minItems, 1) }[extent];
}
