import { type ApiError, api, createAppStore } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import {
  documentFileHref,
  type DocumentFilePlace,
  documentListHref,
  type DocumentListPlace,
  parseDocumentFile,
  parseDocumentList,
} from '@portal/portal-paths';
import type { TextFile, TextFileOptions } from './text-file';

/** List of all documents for programs that read text: https://llmstxt.org. */
export const LLMS_FILE = '/llms.txt';
/** Their texts. */
export const LLMS_FULL_FILE = '/llms-full.txt';

/** A file of the document center: a page as Markdown, or a list of pages or their texts, of all documents or of one. */
export type DocumentFile = typeof LLMS_FILE | typeof LLMS_FULL_FILE | DocumentListPlace | DocumentFilePlace;

/** Characters of all texts of a file, some 6 MB, which one process writes and compresses; what is longer ends with a note. */
const MAX_TEXTS = 2_000_000;

const NOT_FOUND: TextFile = { status: 404, contentType: 'text/plain', text: '没有这篇文档，或者它已被移动。\n' };
const NOT_READ: TextFile = { status: 503, contentType: 'text/plain', text: '文档暂时无法读取，请稍后再试。\n' };

/** The file at a URL without prefix; `null` where none can be. */
export function matchDocumentFile(path: string): DocumentFile | null {
  if (path === LLMS_FILE || path === LLMS_FULL_FILE) return path;
  return parseDocumentList(path) ?? parseDocumentFile(path);
}

/** Writes a file of the document center. */
export function writeDocumentFile(file: DocumentFile, options: TextFileOptions): Promise<TextFile> {
  if (file === LLMS_FILE) return writeList(options);
  if (file === LLMS_FULL_FILE) return writeAllTexts(options);
  if (!('hasTexts' in file)) return writePage(file, options);
  return file.hasTexts ? writeTexts(file, options) : writeDocumentList(file, options);
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

/** The pages of one document. */
async function writeDocumentList({ id }: DocumentListPlace, options: TextFileOptions): Promise<TextFile> {
  const { visibleRange } = options.brand;
  const store = createAppStore({ transport: options.transport });
  const { data } = await store.dispatch(documentsApi.endpoints.docIndex.initiate({ visibleRange }));
  const found = data?.find((document) => document.id === id);
  if (!found) return data ? NOT_FOUND : NOT_READ;
  const head = [`# ${escapeText(found.name)}`, found.summary && `> ${found.summary}`, linkTexts(id, options)];
  const text = [...head, '## 页面', listPages(found, options)].filter(Boolean).join('\n\n');
  return { status: 200, contentType: 'text/plain', text: `${text}\n` };
}

/** Texts of a document, in reading order. */
interface DocumentTexts {
  readonly parts: readonly string[];
  /** Characters of them. */
  readonly length: number;
}

/** Reads texts of a document up to so many characters, after which a note says what is left out; a file where there are none. */
async function readTexts(id: string, most: number, options: TextFileOptions): Promise<DocumentTexts | TextFile> {
  const { transport, brand, publicOrigin } = options;
  const store = createAppStore({ transport });
  const parts: string[] = [];
  let count = 0;
  let length = 0;
  for (let pageNo = 1; ; pageNo += 1) {
    const input = { id, visibleRange: brand.visibleRange, pageNo };
    const { data, error } = await store.dispatch(documentsApi.endpoints.docTexts.initiate(input));
    if (!data) return ['400', '404'].includes((error as ApiError).code) ? NOT_FOUND : NOT_READ;
    if (pageNo === 1) parts.push(`# ${data.name} ${data.versionName}`, ...(data.summary ? [`> ${data.summary}`] : []));
    for (const { title, markdown } of data.pages) {
      const text = `# ${title}\n\n${toAbsoluteLinks(markdown, publicOrigin, brand.basePath).trim()}`;
      length += text.length;
      parts.push(text);
    }
    count += data.pages.length;
    const isOver = length > most;
    if (isOver && count < data.total) parts.push(`（全文过长，其余 ${data.total - count} 页见 llms.txt 中的链接。）`);
    if (isOver || count >= data.total || data.pages.length === 0) break;
  }
  return { parts, length };
}

const toTextFile = (parts: readonly string[]): TextFile => ({
  status: 200,
  contentType: 'text/plain',
  text: `${parts.join('\n\n')}\n`,
});

/** All texts of one document. */
async function writeTexts({ id }: DocumentListPlace, options: TextFileOptions): Promise<TextFile> {
  const texts = await readTexts(id, MAX_TEXTS, options);
  return 'parts' in texts ? toTextFile(texts.parts) : texts;
}

/** All texts of all documents, one after the other; what there is no room for is named. */
async function writeAllTexts(options: TextFileOptions): Promise<TextFile> {
  const { visibleRange } = options.brand;
  const store = createAppStore({ transport: options.transport });
  const { data } = await store.dispatch(documentsApi.endpoints.docIndex.initiate({ visibleRange }));
  if (!data) return NOT_READ;
  const parts: string[] = [];
  let room = MAX_TEXTS;
  for (const { id, name } of data) {
    const texts = room > 0 ? await readTexts(id, room, options) : undefined;
    if (texts === undefined) parts.push(`# ${escapeText(name)}`, linkTexts(id, options));
    else if ('parts' in texts) {
      parts.push(...texts.parts);
      room -= texts.length;
    }
    // One that has gone meanwhile is left out.
    else if (texts.status !== 404) return texts;
  }
  return toTextFile(parts);
}

async function writeList(options: TextFileOptions): Promise<TextFile> {
  const { transport, brand } = options;
  const store = createAppStore({ transport });
  const { visibleRange, pageCode } = brand;
  const [{ data: documents }, { data: configs }] = await Promise.all([
    store.dispatch(documentsApi.endpoints.docIndex.initiate({ visibleRange })),
    store.dispatch(api.endpoints.listPageConfigs.initiate()),
  ]);
  if (!documents) return NOT_READ;
  const site = configs?.find(({ code }) => code === pageCode)?.jsonData.titleDesc ?? '';
  const sections = documents.map((document) =>
    [`## ${escapeText(document.name)}`, document.summary, linkTexts(document.id, options), listPages(document, options)]
      .filter(Boolean)
      .join('\n\n'),
  );
  const texts = `[全文](${options.publicOrigin}${brand.basePath}${LLMS_FULL_FILE})`;
  const head = [`# ${site}文档中心`, '> 全部文档的最新版本，每一页都是 Markdown。', texts];
  return { status: 200, contentType: 'text/plain', text: `${[...head, ...sections].join('\n\n')}\n` };
}

interface ListedDocument {
  readonly id: string;
  readonly docVersionId: string;
  readonly pages: readonly { readonly nodeId: string; readonly name: string }[];
}

function listPages({ id, docVersionId, pages }: ListedDocument, { brand, publicOrigin }: TextFileOptions): string {
  const toUrl = (nodeId: string) => publicOrigin + brand.basePath + documentFileHref({ id, docVersionId, nodeId });
  return pages.map(({ nodeId, name }) => `- [${escapeText(name)}](${toUrl(nodeId)})`).join('\n');
}

function linkTexts(id: string, { brand, publicOrigin }: TextFileOptions): string {
  return `[全文](${publicOrigin}${brand.basePath}${documentListHref({ id, hasTexts: true })})`;
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
