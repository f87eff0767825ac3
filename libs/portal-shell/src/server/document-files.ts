import { type ApiError, api, createAppStore } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { documentFileHref, type DocumentFilePlace, parseDocumentFile } from '@portal/portal-paths';
import type { TextFile, TextFileOptions } from './text-file';

/** List of all documents for programs that read text: https://llmstxt.org. */
export const LLMS_FILE = '/llms.txt';

/** A file of the document center: a page as Markdown, or the list of them. */
export type DocumentFile = typeof LLMS_FILE | DocumentFilePlace;

const NOT_FOUND: TextFile = { status: 404, contentType: 'text/plain', text: '没有这篇文档，或者它已被移动。\n' };
const NOT_READ: TextFile = { status: 503, contentType: 'text/plain', text: '文档暂时无法读取，请稍后再试。\n' };

/** The file at a URL without prefix; `null` where none can be. */
export function matchDocumentFile(path: string): DocumentFile | null {
  return path === LLMS_FILE ? LLMS_FILE : parseDocumentFile(path);
}

/** Writes a file of the document center. */
export function writeDocumentFile(file: DocumentFile, options: TextFileOptions): Promise<TextFile> {
  return file === LLMS_FILE ? writeList(options) : writePage(file, options);
}

async function writePage(
  place: DocumentFilePlace,
  { transport, brand, publicOrigin }: TextFileOptions,
): Promise<TextFile> {
  const store = createAppStore({ transport });
  const input = { ...place, visibleRange: brand.visibleRange };
  const { data, error } = await store.dispatch(documentsApi.endpoints.docMarkdown.initiate(input));
  // A URL that the API finds malformed is nobody's either.
  if (!data) return ['400', '404'].includes((error as ApiError).code) ? NOT_FOUND : NOT_READ;
  const body = toAbsoluteLinks(data.markdown, publicOrigin, brand.basePath).trim();
  const text = /^#\s/.test(body) ? body : `# ${data.title}\n\n${body}`;
  return { status: 200, contentType: 'text/markdown', text: `${text}\n` };
}

async function writeList({ transport, brand, publicOrigin }: TextFileOptions): Promise<TextFile> {
  const store = createAppStore({ transport });
  const { visibleRange, basePath, pageCode } = brand;
  const [{ data: documents }, { data: configs }] = await Promise.all([
    store.dispatch(documentsApi.endpoints.docIndex.initiate({ visibleRange })),
    store.dispatch(api.endpoints.listPageConfigs.initiate()),
  ]);
  if (!documents) return NOT_READ;
  const site = configs?.find(({ code }) => code === pageCode)?.jsonData.titleDesc ?? '';
  const sections = documents.map(({ id, name, summary, docVersionId, pages }) => {
    const links = pages.map(
      (page) =>
        `- [${escapeText(page.name)}](${publicOrigin}${basePath}${documentFileHref({ id, docVersionId, nodeId: page.nodeId })})`,
    );
    return [`## ${escapeText(name)}`, summary, links.join('\n')].filter(Boolean).join('\n\n');
  });
  const head = [`# ${site}文档中心`, '> 全部文档的最新版本，每一页都是 Markdown。'];
  return { status: 200, contentType: 'text/plain', text: `${[...head, ...sections].join('\n\n')}\n` };
}

/** URLs of pages get the brand's prefix, those of files the origin alone. */
function toAbsoluteLinks(markdown: string, publicOrigin: string, basePath: string): string {
  return markdown.replaceAll(
    /(\]\(<?)(\/(?!\/)[^\s)>]*)/g,
    (_match, start: string, path: string) =>
      start + publicOrigin + (/^\/(ptl|files|loginPage)\//.test(path) ? '' : basePath) + path,
  );
}

function escapeText(text: string): string {
  return text.replaceAll(/[[\]\\]/g, String.raw`\$&`);
}
