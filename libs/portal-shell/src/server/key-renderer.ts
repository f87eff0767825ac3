import type { BrandHeaders } from './brand-headers';
import type { ContentVersions } from './content-versions';
import { type DocumentFile, matchDocumentFile, writeDocumentFile } from './document-files';
import { EncodedBody } from './encoded-body';
import type { PageCacheOptions, RenderOutcome } from './page-cache';
import { PageResponse } from './page-response';
import { recheckSources, recordSources } from './page-sources';
import { preparePage, type PreparedPage, type RenderContext, renderPage } from './render-page';
import { buildSitemapXml, listItemAddresses } from './search-engine-files';
import { traceRender } from './trace-pages';

/** What the keys of a page cache are rendered with. */
export interface KeyRendererOptions {
  readonly context: RenderContext;
  readonly versions: Pick<ContentVersions, 'getLatest' | 'isOutdated'>;
  readonly headers: BrandHeaders;
  readonly sitemapKey: string;
  /** Nothing is kept. */
  readonly isDev: boolean;
}

/** Renders whatever a page cache keeps, by its key: a path with prefix and the query that the page reads. */
export interface KeyRenderer extends Pick<PageCacheOptions, 'render' | 'recheck'> {
  /** Runs the loaders of a page and stops before rendering. */
  prepare(key: string): Promise<PreparedPage>;
  /** Returns the document of a page. */
  write(key: string): Promise<string>;
}

/** Creates the renderer of a brand. */
export function createKeyRenderer(options: KeyRendererOptions): KeyRenderer {
  const { context, versions, headers, sitemapKey, isDev } = options;
  const { pages, brand, transport } = context;
  const { publicOrigin, basePath } = brand;

  async function locate(key: string) {
    const url = new URL(key, publicOrigin);
    const match = await pages.match(url.pathname);
    if (!match) throw new Error(`No page for ${key}`);
    return [match, url] as const;
  }

  async function renderDocument(key: string, recording: RenderContext) {
    const [match, url] = await locate(key);
    const work = () => renderPage(recording, match, url);
    const { html, status, isComplete } = await traceRender(match.route.path, work);
    const own = match.route.access ? headers.guarded : headers.page;
    return { page: new PageResponse(status, status >= 500 ? headers.failure : own, new EncodedBody(html)), isComplete };
  }

  async function renderSitemap(recording: RenderContext) {
    const { items, isComplete } = await listItemAddresses(recording.transport, brand);
    const text = buildSitemapXml({ publicOrigin, basePath, routes: await pages.loadAllRoutes(), items });
    return { page: new PageResponse(200, headers.texts['application/xml'], new EncodedBody(text)), isComplete };
  }

  async function renderDocumentFile(file: DocumentFile, recording: RenderContext) {
    const { status, contentType, text } = await writeDocumentFile(file, {
      ...{ brand, publicOrigin, transport: recording.transport },
    });
    const page = new PageResponse(status, headers.documents[contentType], new EncodedBody(text));
    return { page, isComplete: status === 200 };
  }

  function renderInto(recording: RenderContext, key: string) {
    if (key === sitemapKey) return traceRender('sitemap.xml', () => renderSitemap(recording));
    const file = matchDocumentFile(key.slice(basePath.length));
    if (file) return traceRender('document file', () => renderDocumentFile(file, recording));
    return renderDocument(key, recording);
  }

  return {
    async render(key): Promise<RenderOutcome> {
      const recorder = recordSources({ transport, versions });
      const { page, isComplete } = await renderInto({ ...context, transport: recorder.transport }, key);
      return { page, sources: recorder.sources, isComplete: isComplete && !isDev };
    },
    recheck: (sources) => recheckSources(sources, { transport, versions }),
    prepare: async (key) => preparePage(context, ...(await locate(key))),
    write: async (key) => (await renderPage(context, ...(await locate(key)))).html,
  };
}
