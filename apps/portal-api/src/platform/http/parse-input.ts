import type { FieldError } from '@portal/api-contract';
import type { z } from 'zod';
import { describeIssue } from './chinese-messages';
import type { Implementation } from './implement';
import { guardInput } from './input-guard';
import { HttpError, rejectFields } from './http-error';

/** Input of a call as it arrived. */
export interface RawInput {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Validates the input of a call by the contract: query and body, merged, or an error. */
export function parseInput(implementation: Implementation, raw: RawInput): Fields {
  return { ...parseQuery(implementation, raw.query), ...parseBody(implementation, raw.body) };
}

function parseQuery({ endpoint }: Implementation, query: Fields): Fields {
  guardInput(query);
  if (endpoint.query === undefined) return {};
  const result = endpoint.query.safeParse(query, { error: describeIssue });
  if (result.success) return result.data;
  throw new HttpError(400, '请求参数有误', { fieldErrors: listFieldErrors(result.error) });
}

function parseBody({ endpoint, checkFields }: Implementation, raw: unknown): Fields {
  if (endpoint.body === undefined) return {};
  guardInput(raw);
  if (!isFields(raw)) throw new HttpError(400);
  const result = endpoint.body.safeParse(raw, { error: describeIssue });
  const checked = checkFields?.(result.success ? result.data : raw) ?? [];
  const fieldErrors = [...(result.success ? [] : listFieldErrors(result.error)), ...checked];
  if (result.success && fieldErrors.length === 0) return result.data;
  throw rejectFields(orderFieldErrors(fieldErrors, Object.keys(endpoint.body.shape)));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listFieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map(({ path, message }) => ({ field: path.join('.'), msg: message }));
}

/** One error a field, in the order of the form. */
function orderFieldErrors(errors: readonly FieldError[], order: readonly string[]): FieldError[] {
  const rank = ({ field }: FieldError) => order.indexOf(field.split('.')[0] ?? '');
  const firstOfEach = errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);
  return firstOfEach.sort((first, second) => rank(first) - rank(second)).slice(0, 20);
}
