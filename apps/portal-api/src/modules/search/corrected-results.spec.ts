import type { EndpointData, searchResult } from '@portal/api-contract';
import { createCalls } from '../../testing/call-portal';
import { addContent, makeNews, toMarkdownFile } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { waitUntil } from '../../testing/wait-until';

const portal = setUpPortal();
const { post } = createCalls(portal);

const makeFile = (id: string, title: string, body: string) => toMarkdownFile(makeNews(id, { title }), body);

beforeAll(() =>
  addContent(portal, {
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        `news/right-${at}.md`,
        makeFile(`right-${at}`, `振动传感器${at}`, '其一'),
      ]),
    ),
    'news/wrong.md': makeFile('wrong', '附注', '振动穿感器装在泵上'),
  }),
);

const search = async (keywords: string, options: object = {}): Promise<EndpointData<typeof searchResult>> =>
  (await post('/ptl/es/fulSearch/api/searchResult', { keywords, ...options })).data;

it('a form that hardly any text has is corrected where far more have the other, on every page', async () => {
  const meant = { correction: '振动传感器', isTypedFound: true, total: 12 };
  expect(await search('振动穿感器')).toMatchObject(meant);
  expect(await search('振动穿感器', { pageNo: 2 })).toMatchObject(meant);
  expect(await search('振动穿感器', { module: 'NEWS' })).toMatchObject({ ...meant, counts: [{ count: 12 }] });
});

it('what was typed is searched all the same when it is asked for', async () => {
  for (const options of [{}, { module: 'NEWS' }]) {
    const typed = await search('振动穿感器', { isAsTyped: true, ...options });
    expect(typed).toMatchObject({ correction: null, isTypedFound: true });
    expect(typed.list[0]).toMatchObject({ mid: 'wrong' });
  }
});

it('a form that no text has says so', async () => {
  expect(await search('振动船感器')).toMatchObject({ correction: '振动传感器', isTypedFound: false });
  const typed = await search('振动船感器', { isAsTyped: true });
  expect(typed.correction).toBeNull();
  expect(typed.list.length).toBeGreaterThan(0);
});

it('what is corrected although it is found is no search without hits', async () => {
  await search('振动穿感器');
  await search('振动船感器');
  const read = () =>
    portal.database.query<{ keywords: string; missed: boolean }>(
      `select keywords, misses > 0 as missed from search_query where keywords like '%感器' order by keywords`,
    );
  await waitUntil(async () => (await read()).length === 2);
  expect(await read()).toEqual([
    { keywords: '振动穿感器', missed: false },
    { keywords: '振动船感器', missed: true },
  ]);
});
