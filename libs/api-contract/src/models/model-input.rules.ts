import type { ModelParameter } from './models.contract';
import { TRY_OUT_LIMITS } from './model-subscriptions.values';

/** An input of a model, read. */
export type ModelInput = Readonly<Record<string, unknown>>;

/** Reads an input as it is written, a JSON object of some depth at most; `undefined` where it is none. */
export function readModelInput(text: string): ModelInput | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isShallow(value, TRY_OUT_LIMITS.depth) ? value : undefined;
  } catch {
    // What is no JSON is said by the rule of the field.
    return undefined;
  }
}

/** What is wrong with an input, in words for its author; empty where it fits the parameters of its model. */
export function checkModelInput(parameters: readonly ModelParameter[], input: ModelInput): string {
  for (const { name, type, isRequired } of parameters) {
    // What lies deeper is the model's own to look at; that there is something to look into is ours.
    const [root = '', ...below] = name.split(/[.[]/);
    const value = input[root];
    if (value === undefined || value === null) {
      if (isRequired) return `缺少参数 ${root}`;
      continue;
    }
    const kind = below.length === 0 ? type : name.startsWith(`${root}[`) ? 'array' : 'object';
    if (!isOfKind(value, kind)) return `参数 ${root} 应为 ${kind}`;
  }
  return '';
}

function isOfKind(value: unknown, kind: string): boolean {
  if (kind === 'array' || kind.endsWith('[]')) {
    const element = kind === 'array' ? '' : kind.slice(0, -2);
    return Array.isArray(value) && value.every((entry) => isOfKind(entry, element));
  }
  const isKind = KINDS[kind];
  // A type that only the model knows.
  return isKind === undefined || isKind(value);
}

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
};

function isObject(value: unknown): value is ModelInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}
