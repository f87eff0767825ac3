/** A value in the query of a page's URL. */
export interface UrlField<Value> {
  /** Returns the value of a text; what no page has written is no value. */
  read(text: string | null): Value;
  /** Returns the text of a value; empty for the one that need not be written. */
  write(value: Value): string;
  /** Whether it narrows what the page lists. */
  readonly isFilter: boolean;
}

/** The query of a page's URL: names and values that the page reads. The rest of a query changes nothing. */
export interface UrlQuery<Values> {
  read(params: URLSearchParams): Values;
  /** Returns the query that stands for the values, in one order; empty where nothing need be written. */
  write(values: Values): string;
  readonly filters: readonly string[];
}

/** Defines the query of a page's URL by its fields. */
export function defineUrlQuery<Values extends object>(fields: {
  readonly [Name in keyof Values]: UrlField<Values[Name]>;
}): UrlQuery<Values> {
  const entries = Object.entries<UrlField<unknown>>(fields);
  return {
    read: (params) =>
      Object.fromEntries(entries.map(([name, field]) => [name, field.read(params.get(name))])) as Values,
    write: (values) =>
      new URLSearchParams(
        entries.flatMap(([name, field]) => {
          const text = field.write(values[name as keyof Values]);
          return text === '' ? [] : [[name, text]];
        }),
      ).toString(),
    filters: entries.filter(([, { isFilter }]) => isFilter).map(([name]) => name),
  };
}

const LAST_PAGE = 10_000;

/** Number of a page of a list; 1 where the URL names none. */
export function pageField(): UrlField<number> {
  return {
    read: (text) => readWhole(text, 1, LAST_PAGE) ?? 1,
    write: (page) => (page === 1 ? '' : String(page)),
    isFilter: false,
  };
}

/** A whole number within limits. */
export function numberField(min: number, max: number): UrlField<number | undefined> {
  return { read: (text) => readWhole(text, min, max), write: (value) => String(value ?? ''), isFilter: true };
}

/** A text of at most so many characters; what is longer is cut. */
export function textField(max = 50): UrlField<string | undefined> {
  return {
    read: (text) => text?.trim().slice(0, max) || undefined,
    write: (value) => value ?? '',
    isFilter: true,
  };
}

/** A text of a form; anything else is none. */
export function patternField(pattern: RegExp): UrlField<string | undefined> {
  return {
    read: (text) => (text !== null && pattern.test(text) ? text : undefined),
    write: (value) => value ?? '',
    isFilter: true,
  };
}

/** One of several values. */
export function choiceField<const Value extends string | number>(
  choices: readonly Value[],
): UrlField<Value | undefined> {
  return {
    read: (text) => choices.find((choice) => String(choice) === text),
    write: (value) => String(value ?? ''),
    isFilter: true,
  };
}

/** The order of a list: one of several, which narrows nothing. */
export function sortField<const Value extends string>(sorts: readonly Value[]): UrlField<Value | undefined> {
  return { ...choiceField(sorts), isFilter: false };
}

/** Several texts of a form, separated by commas: each once, and no more than so many. */
export function listField(pattern: RegExp, max: number): UrlField<readonly string[]> {
  return {
    read: (text) => [...new Set((text ?? '').split(',').filter((entry) => pattern.test(entry)))].slice(0, max),
    write: (values) => values.join(','),
    isFilter: false,
  };
}

function readWhole(text: string | null, min: number, max: number): number | undefined {
  const value = Number(text || NaN);
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}
