import type { ListQuery } from '@portal/ui-content';

/** URLs of the recruitment page that keep its filters and its page of the list. */
export interface JobHrefs {
  /** The list. */
  readonly list: string;
  /** A job in place of the list. */
  of(id: string): string;
}

/** Builds URLs of jobs from the one that is shown. */
export function toJobHrefs(query: ListQuery): JobHrefs {
  const page = query.getPage();
  return {
    list: query.hrefWith({ job: undefined, page }),
    of: (id) => query.hrefWith({ job: id, page }),
  };
}
