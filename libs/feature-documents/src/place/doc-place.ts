import { defineUrlQuery, type UrlField } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** Input of the calls about a page. */
export interface DocInput extends DocPlace {
  readonly visibleRange: number;
}

/** Which page of the document center a URL means. */
export interface DocPlace {
  readonly id: string;
  /** The first page where it is absent. */
  readonly nodeId?: string;
  /** The newest version where it is absent. */
  readonly docVersionId?: string;
}

const DOCUMENT_ID = /^\P{Cc}{1,64}$/u;
const NODE_ID = /^\P{Cc}{1,200}$/u;
const VERSION_ID = /^[^\s\p{Cc}/\\?#%]{1,64}$/u;

/** A part of a place: `undefined` where it is absent, `null` where it can be no page's. */
function placeField(pattern: RegExp): UrlField<string | null | undefined> {
  return {
    read: (text) => (text ? (pattern.test(text) ? text : null) : undefined),
    // What no page has: a place that is none must not be taken for another.
    write: (value) => (value === null ? '\0' : (value ?? '')),
    isFilter: false,
  };
}

/** Query of the reading page. */
export const placeQuery = defineUrlQuery({
  id: placeField(DOCUMENT_ID),
  nodeId: placeField(NODE_ID),
  docVersionId: placeField(VERSION_ID),
});

/** Returns the place that a query means; `null` where it can be no page's. */
export function toPlace({ id, nodeId, docVersionId }: ReturnType<typeof placeQuery.read>): DocPlace | null {
  if (!id || nodeId === null || docVersionId === null) return null;
  return { id, ...(nodeId && { nodeId }), ...(docVersionId && { docVersionId }) };
}

/** URL of a page. */
export function placeHref({ id, nodeId, docVersionId }: DocPlace): string {
  return paths.documentContent.href(undefined, { id, nodeId, docVersionId });
}
