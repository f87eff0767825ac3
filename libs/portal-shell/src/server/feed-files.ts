import type { ContentItem, MainType } from '@portal/api-contract/community';
import { type ApiError, type AppStore, api, createAppStore } from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';
import { type CommunityFeed, communityFeedHref, communityPaths } from '@portal/portal-paths/community';
import type { TextFile, TextFileOptions } from './text-file';

/** Entries of a feed: readers of feeds ask more often than thirty things are published. */
const MAX_ENTRIES = 30;

const [QUESTION, ARTICLE] = [4, 5] as const;

const NOT_FOUND: TextFile = { status: 404, contentType: 'text/plain', text: '没有这个订阅源，或者作者已经离开。\n' };
const NOT_READ: TextFile = { status: 503, contentType: 'text/plain', text: '订阅源暂时无法读取，请稍后再试。\n' };

/** What a feed is about. */
interface FeedSubject {
  readonly title: string;
  /** Page that shows the same, without prefix. */
  readonly href: string;
  readonly mainTypes: MainType[];
  readonly authorCode?: string;
}

/** Writes an Atom feed (RFC 4287) of the community. */
export async function writeFeed(
  feed: CommunityFeed,
  { transport, brand, publicOrigin }: TextFileOptions,
): Promise<TextFile> {
  const store = createAppStore({ transport });
  const subject = await findSubject(feed, store);
  if ('status' in subject) return subject;
  const { title, href, ...filter } = subject;
  const [{ data: items }, { data: configs }] = await Promise.all([
    store.dispatch(
      communityApi.endpoints.listContent.initiate({ ...filter, sort: 'newest', pageNo: 1, pageSize: MAX_ENTRIES }),
    ),
    store.dispatch(api.endpoints.listPageConfigs.initiate()),
  ]);
  if (!items) return NOT_READ;
  const site = configs?.find(({ code }) => code === brand.pageCode)?.jsonData.titleDesc ?? '';
  const toUrl = (path: string) => publicOrigin + brand.basePath + path;
  const self = toUrl(communityFeedHref(feed));
  const changed = items.list.map(({ updatedAt }) => updatedAt).sort((a, b) => Date.parse(b) - Date.parse(a));
  const head = [
    element('id', self),
    element('title', site ? `${title} - ${site}` : title),
    // A feed of nothing has never changed.
    element('updated', changed[0] ?? '1970-01-01T00:00:00Z'),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(toUrl(href))}"/>`,
  ];
  const body = [...head, ...items.list.map((item) => writeEntry(item, toUrl))].join('\n');
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">\n${body}\n</feed>\n`;
  return { status: 200, contentType: 'application/atom+xml', text };
}

async function findSubject(feed: CommunityFeed, store: AppStore): Promise<FeedSubject | TextFile> {
  if (feed === 'articles') return { title: '社区文章', href: communityPaths.blogArticle.href(), mainTypes: [ARTICLE] };
  if (feed === 'questions') return { title: '社区问答', href: communityPaths.qa.href(), mainTypes: [QUESTION] };
  const { userCode } = feed;
  const { data, error } = await store.dispatch(communityApi.endpoints.getCommunityHome.initiate({ userCode }));
  if (!data) return ['400', '404'].includes((error as ApiError).code) ? NOT_FOUND : NOT_READ;
  return {
    title: `${data.person.nickname}的作品`,
    href: communityPaths.userHomePage.href(undefined, { userCode }),
    ...{ mainTypes: [], authorCode: userCode },
  };
}

function writeEntry(
  { title, summary, url, author, publishedAt, updatedAt, tags }: ContentItem,
  toUrl: (path: string) => string,
): string {
  const page = toUrl(url);
  const home = author.userCode && toUrl(communityPaths.userHomePage.href(undefined, { userCode: author.userCode }));
  return [
    '<entry>',
    element('id', page),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    element('published', publishedAt),
    element('updated', updatedAt),
    `<author>${element('name', author.name)}${home && element('uri', home)}</author>`,
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    ...(summary ? [element('summary', summary)] : []),
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Characters that XML has no place for, however they are written. */
// eslint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escapeXml(text: string): string {
  return text
    .replaceAll(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
