import { HttpError } from './http-error';

/** Deepest nesting a request may have; no call of the contract comes near it. */
const MAX_DEPTH = 20;

/** U+0000 and surrogates without their partner. */
// eslint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Rejects input that no call can mean and that storage or later code would trip over: U+0000, lone
 * surrogates, numbers beyond exact integers, keys that reach for prototypes, deep nesting.
 */
export function guardInput(value: unknown, depth = 0): void {
  if (typeof value === 'string') guardText(value);
  else if (typeof value === 'number') guardNumber(value);
  else if (typeof value === 'object' && value !== null) guardObject(value, depth);
}

function guardText(text: string): void {
  if (UNSTORABLE.test(text)) throw new HttpError(400);
}

function guardNumber(value: number): void {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new HttpError(400);
}

function guardObject(value: object, depth: number): void {
  if (depth >= MAX_DEPTH) throw new HttpError(400);
  if (Array.isArray(value)) {
    for (const item of value) guardInput(item, depth + 1);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new HttpError(400);
    guardText(key);
    guardInput(item, depth + 1);
  }
}
