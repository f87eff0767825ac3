import { createAppStore } from '@portal/data-access-api';
import { createStubApi, type StubResponses } from '@portal/testing';
import { documentRoutes } from './documents.routes';
import { placeHref, placeQuery, toPlace } from './place/doc-place';
import { brand, buildContent, buildReadingResponses } from './testing/render-page';

const PLACE = 'id=iot-hub&nodeId=start%2Ffirst-device';

async function load(query: string, responses: StubResponses = buildReadingResponses()) {
  const { transport, calls } = createStubApi(responses);
  const store = createAppStore({ transport });
  const context = { brand, params: {}, searchParams: new URLSearchParams(query) };
  const page = (await documentRoutes[1]?.load())?.page;
  const started = page?.loader?.({ ...context, dispatch: store.dispatch }) ?? [];
  await Promise.allSettled(started);
  return {
    calls,
    started,
    item: page?.item?.(context),
    status: page?.item?.(context)?.(store.getState()).error,
    head: page?.head?.(context)(store.getState()),
  };
}

const readPlace = (params: URLSearchParams) => toPlace(placeQuery.read(params));

describe('places', () => {
  it.each([
    ['id=a', { id: 'a' }],
    ['id=a&nodeId=b%2Fc&docVersionId=1.0', { id: 'a', nodeId: 'b/c', docVersionId: '1.0' }],
    ['id=a&nodeId=&docVersionId=', { id: 'a' }],
    ['id=文档', { id: '文档' }],
    ['', null],
    ['id=', null],
    ['nodeId=b', null],
    [`id=${'a'.repeat(65)}`, null],
    [`id=a&nodeId=${'b'.repeat(201)}`, null],
    ['id=a&docVersionId=1%2F0', null],
    ['id=a&docVersionId=1%200', null],
  ])('reads %s', (query, place) => expect(readPlace(new URLSearchParams(query))).toEqual(place));

  it('has addresses that it reads again', () => {
    const place = { id: 'a b', nodeId: '快速/一 二&三', docVersionId: '1.0' };
    expect(readPlace(new URL(placeHref(place), 'https://portal.example').searchParams)).toEqual(place);
  });
});

describe('routes of the document center', () => {
  it('are its first page and the reading page, which has no footer', () => {
    expect(documentRoutes.map(({ path, hasFooter }) => [path, hasFooter])).toEqual([
      ['/document-center', undefined],
      ['/document-center/document-content', false],
    ]);
  });

  it('are cached by their place, and what is none by none of another', async () => {
    const page = (await documentRoutes[1]?.load())?.page;
    const toKey = (query: string) => page?.toCacheKey?.(new URLSearchParams(query));
    expect(toKey('docVersionId=1.0&id=a&x=y&nodeId=b')).toBe('id=a&nodeId=b&docVersionId=1.0');
    for (const query of ['id=a&docVersionId=1%200', `id=a&nodeId=${'b'.repeat(201)}`]) {
      expect(toKey(query)).not.toBe(toKey('id=a'));
      expect(readPlace(new URLSearchParams(toKey(query)))).toBeNull();
    }
  });

  it('ask for everything a page shows, each once', async () => {
    const { calls } = await load(PLACE);
    expect(calls.map(({ name }) => name).sort()).toEqual([
      'docBreadCrumbs',
      'docPrevNext',
      'docRecommend',
      'docTreeData',
      'docVersionMap',
      'docVersions',
      'findDocContent',
    ]);
    expect(calls.find(({ name }) => name === 'docVersionMap')?.query).toEqual({
      id: 'iot-hub',
      nodeId: 'start/first-device',
      visibleRange: 2,
      toVersionId: '1.0',
    });
  });

  it('ask for the tree where the first page is, when the address names none', async () => {
    const { calls } = await load('id=iot-hub');
    expect(calls.filter(({ name }) => name === 'docTreeData').map(({ query }) => query)).toEqual([
      { id: 'iot-hub', nodeId: 'start/first-device', visibleRange: 2 },
    ]);
  });

  it('ask where a page is in six versions at most', async () => {
    const docVersions = Array.from({ length: 9 }, (_, index) => ({
      id: `${9 - index}.0`,
      name: `V${9 - index}`,
      latest: index === 0,
      published: true,
    }));
    const { calls } = await load(PLACE, { ...buildReadingResponses(), docVersions });
    expect(calls.filter(({ name }) => name === 'docVersionMap')).toHaveLength(5);
  });

  it('know no page at an address without a document, and ask for none', async () => {
    const { item, started, head } = await load('nodeId=a');
    expect([item, started, head]).toEqual([null, [], undefined]);
  });

  it('stand and fall with the page', async () => {
    const { status, head } = await load(PLACE, {
      ...buildReadingResponses(),
      findDocContent: { error: { status: 404, msg: '文档不存在' } },
    });
    expect(status).toMatchObject({ code: '404' });
    expect(head).toBeUndefined();
  });
});

describe('head of a page', () => {
  it('names page and document, and the address without the version', async () => {
    expect((await load(`${PLACE}&docVersionId=2.0`)).head).toEqual({
      type: 'TechArticle',
      title: '接入第一台设备 - 设备接入平台',
      summary: '十分钟走通一遍。',
      keywords: '接入第一台设备,设备接入平台',
      updatedOn: '2026-09-10',
      canonicalPath: '/document-center/document-content?id=iot-hub&nodeId=start%2Ffirst-device',
    });
  });

  it('of a chapter without a text of its own says what is in it', async () => {
    const chapter = buildContent({
      title: '快速入门',
      description: '',
      isIncludeContent: 0,
      children: [
        { nodeId: 'start/first-device', name: '接入第一台设备' },
        { nodeId: 'start/report', name: '上报数据' },
      ],
    });
    expect((await load(PLACE, buildReadingResponses(chapter))).head).toMatchObject({
      title: '快速入门（目录） - 设备接入平台',
      summary: '设备接入平台：快速入门、接入第一台设备、上报数据',
    });
  });

  const old = buildContent({ isLatest: false, docVersionId: '1.0', versionName: 'V1.0' });

  it('of an old version is that of the newest where it has the page', async () => {
    const { head } = await load(`${PLACE}&docVersionId=1.0`, {
      ...buildReadingResponses(old),
      docVersionMap: { nodeId: 'start/first-device', name: '接入第一台设备', exact: true },
    });
    expect(head?.canonicalPath).not.toContain('docVersionId');
    expect(head?.title).toBe('接入第一台设备 - 设备接入平台 V1.0');
  });

  it('of an old version is its own where the newest has no such page', async () => {
    const { head } = await load(`${PLACE}&docVersionId=1.0`, buildReadingResponses(old));
    expect(head?.canonicalPath).toContain('docVersionId=1.0');
  });
});
