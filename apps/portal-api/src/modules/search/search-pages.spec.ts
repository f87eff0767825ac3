import type { SearchItem } from '@portal/api-contract';
import { createCalls } from '../../testing/call-portal';
import { addContent, makeNews, toMarkdownFile } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { post } = createCalls(portal);

beforeAll(() =>
  addContent(
    portal,
    Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [
        `news/list-${index}.md`,
        toMarkdownFile(makeNews(`list-${index}`, { title: `清单第${index}期` })),
      ]),
    ),
  ),
);

interface Result {
  readonly list: SearchItem[];
  readonly total: number;
  readonly isCapped: boolean;
}

const search = async (keywords: string, options: object = {}): Promise<Result> =>
  (await post('/ptl/es/fulSearch/api/searchResult', { keywords, ...options })).data;

/** Adds a document whose pages have so many parts each, all with the word in their text. */
async function addParts(word: string, pages: number, parts: number): Promise<void> {
  await portal.database.query(
    `insert into search_entry (source, module, item_id, doc_id, doc_version_id, anchor, title, heading, body, breadcrumb,
       tags, is_content_empty, ranges, weight, updated_on, head, words)
     select 'parts ' || $1, 'DOCUMENT', $1 || page, 'parts', '', 'part-' || part, '第' || page || '页', '第' || part || '节',
       $1, '{}', '', false, 12, 0, '2026-01-01', '', ('''' || $1 || ''':1 ''@module:DOCUMENT''')::tsvector
     from generate_series(1, $2::int) as page, generate_series(1, $3::int) as part`,
    [word, pages, parts],
  );
}

it('come in pages that do not overlap', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => search('清单', { pageNo, pageSize: 10 })));
  expect(pages.map(({ list }) => list.length)).toEqual([10, 10, 5, 0]);
  expect(new Set(pages.flatMap(({ list }) => list.map(({ mid }) => mid))).size).toBe(25);
  expect(pages[3]?.total).toBe(25);
});

it.each([
  ['刻度', 20, 20, false],
  ['尺寸', 60, 60, false],
])('of pages with many parts fill every page of results: %s', async (word, pages, least, isCapped) => {
  await addParts(word, pages, 8);
  const found: string[] = [];
  let total = Infinity;
  for (let pageNo = 1; found.length < total; pageNo += 1) {
    const page = await search(word, { module: 'DOCUMENT', pageNo, pageSize: 10 });
    total = page.total;
    expect(page.isCapped).toBe(isCapped);
    expect(page.list).toHaveLength(Math.min(10, total - found.length));
    found.push(...page.list.map(({ mid }) => mid));
  }
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(new Set(found).size).toBe(found.length);
});
