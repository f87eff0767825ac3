import type { DocContent, DocumentNode, DocumentPageLink, DocumentSummary } from '@portal/api-contract';
import type { PageModule } from '@portal/data-access-api';
import { CurrentUrl, renderOnStub } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { MemoryRouter } from 'react-router-dom';

export { SAMPLE_BRAND as brand } from '@portal/data-access-api/testing';

/** Node of a tree, closed and without children unless told otherwise. */
export function buildNode(id: string, values: Partial<DocumentNode> = {}): DocumentNode {
  return {
    id,
    parentId: null,
    name: id,
    isIncludeContent: 1,
    modifier: '',
    recommendStatus: 0,
    showStatus: 1,
    updateTime: '2026-09-10',
    weight: 0,
    hasChildren: false,
    url: null,
    children: [],
    ...values,
  };
}

/** A document of the document center. */
export function buildDocument(values: Partial<DocumentSummary> = {}): DocumentSummary {
  return {
    id: 'iot-hub',
    parentId: 'access',
    name: '设备接入平台',
    isIncludeContent: 1,
    modifier: '',
    recommendStatus: 1,
    showStatus: 1,
    updateTime: '2026-09-10',
    weight: 1,
    summary: '设备接入的使用说明。',
    docVersionId: '2.0',
    versionName: 'V2.0',
    pageCount: 20,
    chapters: [],
    productCode: null,
    ...values,
  };
}

/** A page in a list. */
export function buildPageLink(values: Partial<DocumentPageLink> = {}): DocumentPageLink {
  return {
    id: 'iot-hub',
    docVersionId: '2.0',
    nodeId: 'start/first-device',
    name: '接入第一台设备',
    documentName: '设备接入平台',
    summary: '十分钟走通一遍。',
    updateTime: '2026-09-10',
    ...values,
  };
}

/** A page with its text. */
export function buildContent(values: Partial<DocContent> = {}): DocContent {
  return {
    id: 'iot-hub',
    docVersionId: '2.0',
    nodeId: 'start/first-device',
    documentName: '设备接入平台',
    versionName: 'V2.0',
    isLatest: true,
    title: '接入第一台设备',
    description: '十分钟走通一遍。',
    isIncludeContent: 1,
    updateTime: '2026-09-10',
    editUrl: null,
    readingMinutes: 3,
    bodyHtml: '<h2 id="prepare">准备</h2><p>正文</p><h2 id="connect">连接</h2>',
    outline: [
      { id: 'prepare', text: '准备', level: 2 },
      { id: 'connect', text: '连接', level: 2 },
    ],
    children: [],
    childCount: values.children?.length ?? 0,
    ...values,
  };
}

/** Everything the reading page asks for. */
export function buildReadingResponses(content: DocContent = buildContent()): StubResponses {
  return {
    findDocContent: content,
    docTreeData: [
      buildNode('start', {
        name: '快速入门',
        hasChildren: true,
        children: [buildNode('start/first-device', { name: '接入第一台设备', parentId: 'start' })],
      }),
      buildNode('device', { name: '设备管理', hasChildren: true }),
      buildNode('faq', { name: '常见问题' }),
    ],
    docBreadCrumbs: {
      id: 'iot-hub',
      documentName: '设备接入平台',
      nodes: [
        { nodeId: 'start', name: '快速入门' },
        { nodeId: content.nodeId, name: content.title },
      ],
    },
    docPrevNext: { previous: null, next: { nodeId: 'device', name: '设备管理' } },
    docRecommend: [buildPageLink({ nodeId: 'faq', name: '常见问题' })],
    docVersions: [
      { id: '2.0', name: 'V2.0', latest: true, published: true },
      { id: '1.0', name: 'V1.0', latest: false, published: true },
    ],
    docVersionMap: { nodeId: 'start', name: '快速入门', exact: false },
  };
}

/** URL of the page of `buildContent`. */
export const PAGE_URL = '/document-center/document-content?id=iot-hub&nodeId=start%2Ffirst-device';

/** Shows a page at a URL on a stubbed API. */
export function renderPage(
  { Page }: Pick<PageModule, 'Page'>,
  responses: StubResponses,
  { url = '/', isLoggedIn = false } = {},
) {
  return renderOnStub(
    <MemoryRouter initialEntries={[url]}>
      <Page />
      <CurrentUrl />
    </MemoryRouter>,
    responses,
    { isLoggedIn: isLoggedIn || undefined },
  );
}
