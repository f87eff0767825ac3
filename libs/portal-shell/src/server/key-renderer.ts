import type { BrandHeaders } from './brand-headers';
import type { ContentVersions } from './content-versions';
import { EncodedBody } from './encoded-body';
import { createFrameCache } from './frame-cache';
import type { PageCacheOptions, RenderOutcome } from './page-cache';
import { PageResponse } from './page-response';
import { recheckSources, recordSources } from './page-sources';
import { preparePage, type PreparedPage, type RenderContext, renderPage } from './render-page';
import { buildSitemapXml, listItemPaths } from './search-engine-files';
import { type FoundTextFile, findTextFile } from './text-file';
import { traceRender } from './trace-pages';

/** What the keys of a page cache are rendered with. */
export interface KeyRendererOptions {
  readonly context: RenderContext;
  readonly versions: Pick<ContentVersions, 'getLatest' | 'isOutdated' | 'isCurrent'>;
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
  const frames = createFrameCache({ transport, brand, versions });
  const readFrame = () => (isDev ? undefined : frames.get());

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
    const sent = status >= 500 ? headers.failure : own;
    return { page: new PageResponse(status, sent, new EncodedBody(html), match.route.path), isComplete };
  }

  async function renderSitemap(recording: RenderContext) {
    const { items, isComplete } = await listItemPaths(recording.transport, brand);
    const text = buildSitemapXml({ publicOrigin, basePath, routes: await pages.loadAllRoutes(), items });
    return {
      page: new PageResponse(200, headers.texts['application/xml'], new EncodedBody(text), 'sitemap.xml'),
      isComplete,
    };
  }

  async function renderTextFile({ name, write }: FoundTextFile, recording: RenderContext) {
    const { status, contentType, text } = await write({ brand, publicOrigin, transport: recording.transport });
    const page = new PageResponse(status, headers.documents[contentType], new EncodedBody(text), name);
    return { page, isComplete: status === 200 };
  }

  function renderText(key: string): ((recording: RenderContext) => ReturnType<typeof renderSitemap>) | undefined {
    if (key === sitemapKey) return (recording) => traceRender('sitemap.xml', () => renderSitemap(recording));
    const file = findTextFile(key.slice(basePath.length));
    return file ? (recording) => traceRender(file.name, () => renderTextFile(file, recording)) : undefined;
  }

  return {
    async render(key): Promise<RenderOutcome> {
      const recorder = recordSources({ transport, versions });
      const recording = { ...context, transport: recorder.transport };
      const write = renderText(key);
      const frame = write ? undefined : readFrame();
      const { page, isComplete } = await (write ? write(recording) : renderDocument(key, { ...recording, frame }));
      return { page, sources: [...(frame?.sources ?? []), ...recorder.sources], isComplete: isComplete && !isDev };
    },
    recheck: (sources) => recheckSources(sources, { transport, versions }),
    prepare: async (key) => preparePage({ ...context, frame: readFrame() }, ...(await locate(key))),
    write: async (key) => (await renderPage({ ...context, frame: readFrame() }, ...(await locate(key)))).html,
  };
}
