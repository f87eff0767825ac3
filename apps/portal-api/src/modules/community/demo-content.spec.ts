import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentDetail, ContentItem } from '@portal/api-contract/community';
import { setUpPortal } from '../../testing/set-up';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { seedDemoCommunity } from './demo-content';
import { readDemoCommunity } from './demo-files';
import { toDemoMid } from './demo-keys';

const SOURCE = join(import.meta.dirname, '../../../../portal-content/content/community');
const { now } = createTestClock('2026-11-27T09:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const contentDir = mkdtempSync(join(tmpdir(), 'portal-community-'));

beforeAll(async () => {
  cpSync(SOURCE, join(contentDir, 'community'), { recursive: true });
  await seedDemoCommunity({ database, contentDir, clock: now });
});
afterAll(() => rmSync(contentDir, { recursive: true }));

const visitor = () => new TestBrowser(portal.app);
const list = async (filter: object) => {
  const { body } = await visitor().request('/ptl/community/content/pageList', { method: 'POST', payload: filter });
  return body.data as { list: ContentItem[]; total: number };
};

it('puts every text of the content on the shelf, once', async () => {
  const files = readDemoCommunity(contentDir);
  const { articles = [], questions = [], materials = [], videos = [] } = files ?? {};
  const total = articles.length + questions.length + materials.length + videos.length;
  expect(total).toBeGreaterThan(50);
  expect((await list({})).total).toBe(total);
  expect((await list({ mainTypes: [4] })).total).toBe(questions.length);
  await seedDemoCommunity({ database, contentDir, clock: now });
  expect((await list({})).total).toBe(total);
});

it('shows them with their authors, in every order', async () => {
  for (const sort of ['recommended', 'newest', 'hot']) {
    const { list: items } = await list({ sort, pageSize: 20 });
    expect(items).toHaveLength(20);
    expect(items.filter(({ author, category, tags }) => !author.userCode || !category || tags.length === 0)).toEqual(
      [],
    );
  }
  const { list: newest } = await list({ sort: 'newest', pageSize: 50 });
  const times = newest.map(({ publishedAt }) => publishedAt);
  expect(times).toEqual([...times].sort().reverse());
});

it('opens one, with what is related and what its author wrote before and after', async () => {
  const mid = toDemoMid('article', 'alert-fatigue-312-to-9');
  const { body } = await visitor().request(`/ptl/community/content/findById?mid=${mid}`);
  const detail = body.data as ContentDetail;
  expect(detail).toMatchObject({ mid, mainType: 5, url: `/community/blogArticleDetail/${mid}.html` });
  expect(detail.html).toContain('<h2 id=');
  expect(detail.related).toHaveLength(6);
  expect(detail.related.map((item) => item.mid)).not.toContain(mid);
});

it('narrows by tag, category, author and keyword', async () => {
  const [first] = (await list({ sort: 'newest' })).list;
  const { tags = [], category, author } = first ?? {};
  const filters = [
    { tag: tags[0] },
    { category },
    { authorCode: author?.userCode },
    { keyword: first?.title.slice(2, 6) },
  ];
  for (const filter of filters)
    expect((await list({ ...filter, pageSize: 100 })).list.map(({ mid }) => mid)).toContain(first?.mid);
  expect((await list({ authorCode: 'nobody' })).total).toBe(0);
  expect((await list({ sort: 'followed' })).total).toBe(0);
});

it('names questions that ask the same', async () => {
  const [question] = (await list({ mainTypes: [4], sort: 'newest' })).list;
  const payload = { title: `请教：${question?.title.slice(0, 20)}` };
  const { body } = await visitor().request('/ptl/community/question/similar', { method: 'POST', payload });
  expect((body.data as ContentItem[]).map(({ mid }) => mid)).toContain(question?.mid);
});

it('counts tags and categories', async () => {
  const tags = await visitor().request('/ptl/community/tag/list');
  expect((tags.body.data as { total: number }[])[0]?.total).toBeGreaterThan(1);
  const categories = await visitor().request('/ptl/community/category/list?mainType=5');
  expect(categories.body.data).toHaveLength(10);
});
