import type { UrlField } from './url-fields';

/** The query of a page's URL: names and values that the page reads. The rest of a query changes nothing. */
export interface UrlQuery<Values> {
  read(params: URLSearchParams): Values;
  /** Returns the query that stands for the values, in one order; empty where nothing need be written. */
  write(values: Values): string;
  readonly filters: readonly string[];
}

/** Fields of a query by their names in the URL. */
export type UrlFields<Values> = { readonly [Name in keyof Values]: UrlField<Values[Name]> };

/** Defines the query of a page's URL by its fields. */
export function defineUrlQuery<Values extends object>(fields: UrlFields<Values>): UrlQuery<Values> {
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
