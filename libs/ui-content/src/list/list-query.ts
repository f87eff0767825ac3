/** What a name of a query is set to; an absent one is taken out. */
export type QueryChange = Readonly<Record<string, string | number | undefined>>;

/** What a list needs of the query of its page's URL, which is its state: back and shared links find it again. */
export interface ListQuery {
  /** Value of a name; empty when it is absent. */
  get(name: string): string;
  /** Number of the list's page from 1. */
  getPage(): number;
  /** Href of this list with other values; all but `page` itself lead to the first page. */
  hrefWith(change: QueryChange): string;
  /** Whether anything but the page and the order is set. */
  readonly isFiltered: boolean;
  /** Href of this list without filters. */
  readonly resetHref: string;
}
