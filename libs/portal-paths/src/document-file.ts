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

/** Which list of a document's pages a file is: with their texts, or without. */
export interface DocumentListPlace {
  readonly id: string;
  readonly hasTexts: boolean;
}

/** URL of the list of a document's pages for programs that read text: `/document-center/{id}/llms.txt`. */
export function documentListHref({ id, hasTexts }: DocumentListPlace): string {
  return `${paths.documentCenter.path}/${encodeURIComponent(id)}/llms${hasTexts ? '-full' : ''}.txt`;
}

/** Reads such a URL; `null` where it is none. */
export function parseDocumentList(path: string): DocumentListPlace | null {
  const [, start = '', id = '', full] = /^(.*)\/([^/]+)\/llms(-full)?\.txt$/.exec(path) ?? [];
  if (start !== paths.documentCenter.path) return null;
  const decoded = decode(id);
  return decoded === null ? null : { id: decoded, hasTexts: full !== undefined };
}

/** Reads the URL of a page as Markdown; `null` where it is none. */
export function parseDocumentFile(path: string): DocumentFilePlace | null {
  if (!path.startsWith(`${paths.documentCenter.path}/`) || !path.endsWith('.md')) return null;
  const [id, docVersionId, ...node] = path.slice(paths.documentCenter.path.length + 1, -'.md'.length).split('/');
  if (!id || !docVersionId || node.length === 0) return null;
  const segments = [id, docVersionId, ...node].map(decode);
  const [first = null, second = null, ...rest] = segments;
  return first === null || second === null || rest.includes(null)
    ? null
    : { id: first, docVersionId: second, nodeId: rest.join('/') };
}

/** `null` for what is not percent-encoded as addresses are: nobody has made it. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not one of ours.
    return null;
  }
}
