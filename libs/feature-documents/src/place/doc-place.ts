import { paths } from '@portal/portal-paths';

/** Which page of the document center an address means. */
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

/** Reads an address; `null` where it can be no page's. */
export function readPlace(params: URLSearchParams): DocPlace | null {
  const id = params.get('id') || '';
  const nodeId = params.get('nodeId') || undefined;
  const docVersionId = params.get('docVersionId') || undefined;
  if (!DOCUMENT_ID.test(id) || !NODE_ID.test(nodeId ?? '-') || !VERSION_ID.test(docVersionId ?? '-')) return null;
  return { id, ...(nodeId && { nodeId }), ...(docVersionId && { docVersionId }) };
}

/** Address of a page. */
export function placeHref({ id, nodeId, docVersionId }: DocPlace): string {
  return paths.documentContent.href(undefined, { id, nodeId, docVersionId });
}
