import type { EndpointData, searchResult, searchSuggestions } from '@portal/api-contract';
import { createCalls } from '../../testing/call-portal';
import { addContent, makeNews, toMarkdownFile } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { post } = createCalls(portal);

const NAMES = [
  ['topic', '$SYS/broker/clients', 'SYS/broker/clients'],
  ['shared', '$share/group/topic', 'share/group/topic'],
  ['path', '/api/v1/getDevices', 'api/v1/getDevices'],
  ['file', '.env', 'env'],
  ['macro', '#define', 'define'],
  ['wildcard', 'sensor/#', 'sensor/a'],
] as const;

/** As many that are written without the sign as would fill the first page, the names in their titles. */
const PLAIN = 24;

/** So many that nothing looser is asked for. */
const ASKED = 45;

beforeAll(() =>
  addContent(
    portal,
    Object.fromEntries(
      NAMES.flatMap(([id, name, plain]) => [
        [`news/${id}.md`, toMarkdownFile(makeNews(id, { title: `说明 ${id}` }), `这里写到 \`${name}\` 一次`)],
        ...Array.from({ length: PLAIN }, (_, at) => [
          `news/plain-${id}-${at}.md`,
          toMarkdownFile(makeNews(`plain-${id}-${at}`, { title: `${plain} ${at}` }), `这里写到 ${plain} 一次`),
        ]),
      ]),
    ),
  ),
);

const search = async (keywords: string, options: object = {}): Promise<EndpointData<typeof searchResult>> =>
  (await post('/ptl/es/fulSearch/api/searchResult', { keywords, ...options })).data;

it.each(NAMES)('of %s: what is written %s comes before what is written %s', async (id, name) => {
  for (const options of [{}, { module: 'NEWS' }]) {
    const { list, total } = await search(name, options);
    expect(list[0]).toMatchObject({ mid: id });
    expect(list[0]?.summary).toContain(`<em>${name}</em>`);
    // What is written without them is found all the same.
    expect(total).toBeGreaterThan(PLAIN);
  }
});

it.each(NAMES)('of %s: what is typed without signs finds both: %s', async (_id, _name, plain) => {
  expect((await search(plain)).list[0]?.mid).toMatch(/^plain-/);
});

it('is counted by the tabs with all that is listed, words of questions or not', async () => {
  await addContent(
    portal,
    Object.fromEntries(
      Array.from({ length: ASKED }, (_, at) => [
        `news/asked-${at}.md`,
        toMarkdownFile(
          makeNews(`asked-${at}`, { title: `问答 ${at}` }),
          at < 12 ? '怎么配置 .env 呢' : '先配置 .env 再启动',
        ),
      ]),
    ),
  );
  const { list, total, counts } = await search('怎么配置 .env', { pageSize: 50 });
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  expect([list.length, total]).toEqual([ASKED, ASKED]);
});

it('is no name where a sign parts Chinese and a Latin word', async () => {
  await addContent(portal, {
    'news/reference.md': toMarkdownFile(makeNews('reference', { title: '轧机网关 API 参考' }), '轧机网关的接口说明'),
    'news/option.md': toMarkdownFile(makeNews('option', { title: '命令行' }), '轧机网关启动时加 -apikey 选项'),
  });
  expect((await search('轧机网关-API')).list[0]).toMatchObject({ mid: 'reference' });
});

it('is suggested first where its title has the signs', async () => {
  await addContent(portal, { 'news/named.md': toMarkdownFile(makeNews('named', { title: '认识 .env 文件' }), '其一') });
  const suggestions: EndpointData<typeof searchSuggestions> = (
    await post('/ptl/es/fulSearch/api/search', { keywords: '.env' })
  ).data;
  expect(suggestions[0]).toMatchObject({ mid: 'named', title: '认识 <em>.env</em> 文件' });
});
