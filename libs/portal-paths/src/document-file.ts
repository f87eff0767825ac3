import * as paths from './public.paths';

/** Which page of the document center a file is. */
export interface DocumentFilePlace {
  readonly id: string;
  readonly docVersionId: string;
  readonly nodeId: string;
}

/** URL of a page of the document center as Markdown: `/document-center/{id}/{docVersionId}/{nodeId}.md`. */
export function documentFileHref({ id, docVersionId, nodeId }: DocumentFilePlace): string {
  const segments = [id, docVersionId, ...nodeId.split('/')].map(encodeURIComponent);
  return `${paths.documentCenter.path}/${segments.join('/')}.md`;
}

/** Reads such a URL; `null` where it is none. */
export function parseDocumentFile(path: string): DocumentFilePlace | null {
  if (!path.startsWith(`${paths.documentCenter.path}/`) || !path.endsWith('.md')) return null;
  const [id, docVersionId, ...node] = path.slice(paths.documentCenter.path.length + 1, -'.md'.length).split('/');
  if (!id || !docVersionId || node.length === 0) return null;
  try {
    const [first = '', second = '', ...rest] = [id, docVersionId, ...node].map(decodeURIComponent);
    return { id: first, docVersionId: second, nodeId: rest.join('/') };
  } catch {
    // Not percent-encoded as addresses are: nobody has made it.
    return null;
  }
}
