import type { CommunityFeed } from '@portal/portal-paths/community';
import type { ContentItem } from '@portal/api-contract/community';
import { buildPageConfig, createStubApi, type StubResponses } from '@portal/testing';
import { sampleBrand } from '../testing/sample-brand';
import { writeFeed } from './feed-files';
import { findTextFile } from './text-file';

const ATOM = 'http://www.w3.org/2005/Atom';
/** RFC 3339, as RFC 4287 wants it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const ITEM: ContentItem = {
  ...{
    mid: 'CC1',
    mainType: 5,
    title: '断网 & <续传>\u0008',
    summary: '缓存多大 "够用"？',
    cover: '',
    category: 'edge',
  },
  tags: ['边缘网关', 'A&B'],
  author: { userCode: 'U1', name: '林工', avatar: '', level: 3, badge: 'personal', region: '江苏' },
  ...{ url: '/community/blogArticleDetail/CC1.html', isAiMade: false, isFeatured: false },
  ...{ publishedAt: '2026-11-20T09:30:00+08:00', updatedAt: '2026-11-21T09:30:00+08:00' },
  counts: { views: 0, likes: 0, votes: 0, collects: 0, comments: 0, answers: 0, shares: 0, downloads: 0 },
  ...{ question: null, file: null },
};
const OTHER = { ...ITEM, mid: 'CC2', url: '/community/qaDetail/CC2.html', summary: '', tags: [] };

async function write(feed: CommunityFeed, list: readonly ContentItem[], responses: StubResponses = {}) {
  const { transport, calls } = createStubApi({
    listContent: { list: [...list], total: list.length, pageNo: 1, pageSize: 30 },
    listPageConfigs: [buildPageConfig()],
    ...responses,
  });
  const file = await writeFeed(feed, { transport, brand: sampleBrand, publicOrigin: 'https://portal.example' });
  return { ...file, calls };
}

function parse(text: string): Element {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  expect(documentElement.querySelector('parsererror')).toBeNull();
  return documentElement;
}

const children = (parent: Element, name: string) =>
  [...parent.children].filter(({ localName, namespaceURI }) => localName === name && namespaceURI === ATOM);
const textOf = (parent: Element, name: string) => children(parent, name)[0]?.textContent ?? '';

/** What RFC 4287 wants of a feed and its entries, as far as feeds have it. */
function expectAtom(feed: Element): void {
  const entries = children(feed, 'entry');
  expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed']);
  for (const part of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) expect(children(part, name)).toHaveLength(1);
    expect(textOf(part, 'id')).toMatch(/^https:/);
    expect(textOf(part, 'title')).not.toBe('');
    expect(textOf(part, 'updated')).toMatch(MOMENT);
    const alternates = children(part, 'link').filter((link) => link.getAttribute('rel') === 'alternate');
    expect(alternates.map((link) => link.getAttribute('type'))).toEqual(['text/html']);
    for (const link of children(part, 'link')) expect(link.getAttribute('href')).toMatch(/^https:/);
    for (const one of children(part, 'category')) expect(one.getAttribute('term')).toBeTruthy();
    for (const name of ['published', 'summary']) expect(children(part, name).length).toBeLessThanOrEqual(1);
  }
  for (const entry of entries) {
    expect(textOf(entry, 'published')).toMatch(MOMENT);
    expect(children(entry, 'author').map((author) => textOf(author, 'name'))).toEqual(['林工']);
  }
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
}

describe('feeds of the community', () => {
  it('are Atom, with whole addresses, whatever people write', async () => {
    const { status, contentType, text, calls } = await write('articles', [ITEM, OTHER]);
    expect([status, contentType]).toEqual([200, 'application/atom+xml']);
    const feed = parse(text);
    expectAtom(feed);
    expect(textOf(feed, 'id')).toBe('https://portal.example/miot/community/feed/articles.xml');
    expect(textOf(feed, 'updated')).toBe(ITEM.updatedAt);
    const [first] = children(feed, 'entry');
    expect(first && [textOf(first, 'title'), textOf(first, 'summary')]).toEqual(['断网 & <续传>', ITEM.summary]);
    expect(first && textOf(first, 'id')).toBe('https://portal.example/miot/community/blogArticleDetail/CC1.html');
    expect(calls.find(({ name }) => name === 'listContent')?.body).toMatchObject({ mainTypes: [5], sort: 'newest' });
  });

  it('are Atom before there is anything', async () => {
    const { text, calls } = await write('questions', []);
    expectAtom(parse(text));
    expect(calls.find(({ name }) => name === 'listContent')?.body).toMatchObject({ mainTypes: [4] });
  });

  it.each([
    [404, 404],
    [400, 404],
    [500, 503],
  ])('of members say %d as %d, as text', async (rejected, expected) => {
    const { status, contentType, text } = await write({ userCode: 'U1' }, [], {
      getCommunityHome: { error: { status: rejected } },
    });
    expect([status, contentType]).toEqual([expected, 'text/plain']);
    expect(text).not.toMatch(/[<>]/);
  });

  it('are not there while nothing can be read', async () => {
    expect((await write('articles', [], { listContent: { error: { status: 503 } } })).status).toBe(503);
  });

  it('stand at their addresses alone', () => {
    expect(findTextFile('/community/feed/articles.xml')?.name).toBe('feed');
    expect(findTextFile('/llms.txt')?.name).toBe('document file');
    expect(findTextFile('/community/feed/videos.xml')).toBeNull();
  });
});
