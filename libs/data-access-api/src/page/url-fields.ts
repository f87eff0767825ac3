/** A value in the query of a page's URL. */
export interface UrlField<Value> {
  /** Returns the value of a text; what no page has written is no value. */
  read(text: string | null): Value;
  /** Returns the text of a value; empty for the one that need not be written. */
  write(value: Value): string;
  /** Whether it narrows what the page lists. */
  readonly isFilter: boolean;
}

const LAST_PAGE = 10_000;

/** Number of a page of a list; 1 where the URL names none. */
export function page(): UrlField<number> {
  return {
    read: (typed) => readWhole(typed, 1, LAST_PAGE) ?? 1,
    write: (value) => (value === 1 ? '' : String(value)),
    isFilter: false,
  };
}

/** A whole number within limits. */
export function number(min: number, max: number): UrlField<number | undefined> {
  return { read: (typed) => readWhole(typed, min, max), write: (value) => String(value ?? ''), isFilter: true };
}

/** A text of at most so many characters; what is longer is cut. */
export function text(max = 50): UrlField<string | undefined> {
  return {
    read: (typed) => typed?.trim().slice(0, max) || undefined,
    write: (value) => value ?? '',
    isFilter: true,
  };
}

/** A text of a form; anything else is none. */
export function pattern(form: RegExp): UrlField<string | undefined> {
  return {
    read: (typed) => (typed !== null && form.test(typed) ? typed : undefined),
    write: (value) => value ?? '',
    isFilter: true,
  };
}

/** One of several values. */
export function choice<const Value extends string | number>(choices: readonly Value[]): UrlField<Value | undefined> {
  return {
    read: (typed) => choices.find((known) => String(known) === typed),
    write: (value) => String(value ?? ''),
    isFilter: true,
  };
}

/** A field that narrows nothing of what the page lists. */
export function beside<Value>(field: UrlField<Value>): UrlField<Value> {
  return { ...field, isFilter: false };
}

/** The order of a list: one of several. */
export function sort<const Value extends string>(sorts: readonly Value[]): UrlField<Value | undefined> {
  return beside(choice(sorts));
}

/** Several texts of a form, separated by commas: each once, and no more than so many. */
export function list(form: RegExp, max: number): UrlField<readonly string[]> {
  return {
    read: (typed) => [...new Set((typed ?? '').split(',').filter((entry) => form.test(entry)))].slice(0, max),
    write: (values) => values.join(','),
    isFilter: false,
  };
}

/** How many items a page of a list holds: one of several sizes; the first where the URL names none. */
export function size(sizes: readonly [number, ...number[]]): UrlField<number> {
  return {
    read: (typed) => sizes.find((known) => String(known) === typed) ?? sizes[0],
    write: (value) => (value === sizes[0] ? '' : String(value)),
    isFilter: false,
  };
}

/** A day, as 2026-06-01. */
export function day(): UrlField<string | undefined> {
  return { read: (typed) => (isDay(typed) ? typed : undefined), write: (value) => value ?? '', isFilter: true };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(typed: string | null): typed is string {
  if (typed === null || !DAY.test(typed)) return false;
  const time = Date.parse(typed);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed);
}

function readWhole(typed: string | null, min: number, max: number): number | undefined {
  const value = Number(typed || NaN);
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}
