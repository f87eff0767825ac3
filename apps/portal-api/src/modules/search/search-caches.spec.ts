import type { EndpointData, searchResult } from '@portal/api-contract';
import { type ContentTopic, SEARCHED_TOPICS } from '../../platform/content-items/content-topics';
import { PORTAL_CONTRIBUTIONS } from '../../portal-modules';
import { growVersion, tellVersions } from '../../platform/content-items/stored-versions';
import { createCalls } from '../../testing/call-portal';
import { openTestDatabase } from '../../testing/patient-limits';
import { addContent, makeNews, toMarkdownFile } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { waitUntil } from '../../testing/wait-until';

const portal = setUpPortal();
const { post } = createCalls(portal);

beforeAll(() => addContent(portal, { 'news/a.md': toMarkdownFile(makeNews('a', { title: '储罐液位' }), '其一') }));

const listTitles = (list: readonly { readonly title: string }[]): string[] => list.map(({ title }) => title);

async function search(keywords: string): Promise<string[]> {
  const found: EndpointData<typeof searchResult> = (await post('/ptl/es/fulSearch/api/searchResult', { keywords }))
    .data;
  return listTitles(found.list);
}

const suggest = async (keywords: string): Promise<string[]> =>
  listTitles((await post('/ptl/es/fulSearch/api/search', { keywords })).data);

/** Has every cache know of a change, and waits until this instance has heard of it. */
async function change(topic: ContentTopic): Promise<void> {
  const database = openTestDatabase(portal.database.address);
  try {
    await database.transaction(async (orm) => {
      await growVersion(orm, [topic]);
      await tellVersions(orm);
    });
  } finally {
    await database.close();
  }
  const [stored] = await portal.database.query<{ version: number }>('select version from content_state');
  await waitUntil(
    async () => (await portal.call({ method: 'GET', path: '/ptl/content/version' })).body,
    (body) => JSON.stringify(body).includes(`"version":${stored?.version}`),
  );
}

/** Behind the back of whoever keeps what was found. */
const rename = (title: string) =>
  portal.database.query(`update search_entry set title = '${title}' where item_id = 'a'`);

it('depends on every kind of content that is searched', () => {
  const searched = PORTAL_CONTRIBUTIONS.contentFormats.filter(({ toEntries, toWords }) => toEntries ?? toWords);
  expect(searched.map(({ topic }) => topic).filter((topic) => !SEARCHED_TOPICS.includes(topic))).toEqual([]);
  expect(searched.length).toBeGreaterThan(5);
});

describe('what was found is kept', () => {
  it.each(['legal', 'partners', 'contracts', 'factories', 'categories'] as const)(
    'when %s changes, which nobody searches',
    async (topic) => {
      await rename('储罐液位');
      await change('news');
      const before = [await search('储罐'), await suggest('储罐')];
      await rename('储罐温度');
      await change(topic);
      expect([await search('储罐'), await suggest('储罐')]).toEqual(before);
    },
  );

  it.each(['news', 'community', 'answers', 'documents', 'search', 'settings'] as const)(
    'until %s changes',
    async (topic) => {
      await rename('储罐液位');
      await change('news');
      expect((await search('储罐'))[0]).toContain('液位');
      expect((await suggest('储罐'))[0]).toContain('液位');
      await rename('储罐温度');
      await change(topic);
      expect((await search('储罐'))[0]).toContain('温度');
      expect((await suggest('储罐'))[0]).toContain('温度');
    },
  );
});

it('words that mean the same are read again when they change, and not with every answer', async () => {
  await portal.database.query(
    `insert into search_synonym (word, meaning, created_at) values ('容罐', '储罐', now()), ('储罐', '容罐', now())`,
  );
  for (const topic of ['answers', 'news', 'community'] as const) {
    await change(topic);
    expect(await search('容罐')).toEqual([]);
  }
  await change('search');
  expect(await search('容罐')).toHaveLength(1);
});
