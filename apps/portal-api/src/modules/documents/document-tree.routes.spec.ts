import type { DocContent, DocumentNode } from '@portal/api-contract';
import { LEVEL_LIMIT, TREE_MATCH_LIMIT } from '@portal/api-contract/rules';
import { createCalls } from '../../testing/call-portal';
import { addContent } from '../../testing/sample-content';
import { makeDocument, makePage } from '../../testing/sample-documents';
import { setUpPortal } from '../../testing/set-up';

const WIDE = 2000;

const many = (count: number, make: (number: number) => object) =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const leaf = (name: string) => ({ name, url: '/product-detail/iot-hub.html' });

const portal = setUpPortal();
const { get } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    'documents/wide/document.json': makeDocument(['1.0']),
    'documents/wide/1.0/tree.json': [
      { name: '命令', children: many(WIDE, (number) => leaf(`命令${number}`)) },
      { name: '前言', file: 'preface.md' },
      ...many(98, (number) => leaf(`附录${number}`)),
      { name: '内部', showStatus: 0, children: many(60, (number) => leaf(`秘密${number}`)) },
    ],
    'documents/wide/1.0/preface.md': makePage('前言'),
    'documents/deep/document.json': makeDocument(['1.0']),
    'documents/deep/1.0/preface.md': makePage('前言'),
    'documents/deep/1.0/tree.json': [
      { name: '前言', file: 'preface.md' },
      ...many(20, (part) => ({
        name: `部${part}`,
        children: many(10, (chapter) => ({
          name: `章${chapter}`,
          children: many(10, (section) => leaf(`节${section}`)),
        })),
      })),
    ],
  }),
);

const read = async (query: Readonly<Record<string, string>>) => {
  const { status, data } = await get(`/ptl/isc/doc/api/docTreeData?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return data as DocumentNode[];
};
const countAll = (nodes: readonly DocumentNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countAll(children), 0);
const ranks = (nodes: readonly DocumentNode[]) => nodes.map(({ rank }) => rank?.at);
const run = (from: number, length = LEVEL_LIMIT) => Array.from({ length }, (_, index) => from + index);

describe('a level of 2,000 nodes', () => {
  it.each([
    ['the first', '命令/命令1', 1],
    ['near the start', '命令/命令11', 1],
    ['in the middle', '命令/命令1000', 990],
    ['the last', '命令/命令2000', 1951],
  ])('comes as far as it is around the page: %s', async (_name, nodeId, from) => {
    const [chapter] = await read({ id: 'wide', nodeId });
    expect(ranks(chapter?.children ?? [])).toEqual(run(from));
    expect(chapter?.children.map(({ id }) => id)).toContain(nodeId);
    expect(chapter?.children[0]).toMatchObject({ name: `命令${from}`, rank: { at: from, of: WIDE } });
  });

  it('is bounded together with the levels above it', async () => {
    const nodes = await read({ id: 'wide', nodeId: '命令/命令1500' });
    expect(ranks(nodes)).toEqual(run(1));
    // A hidden node is none of them.
    expect(nodes[0]?.rank).toEqual({ at: 1, of: 100 });
    expect(countAll(nodes)).toBe(2 * LEVEL_LIMIT);
  });

  it('begins at its start where no page is named, or its chapter is', async () => {
    expect(countAll(await read({ id: 'wide' }))).toBe(LEVEL_LIMIT);
    const [chapter] = await read({ id: 'wide', nodeId: '命令' });
    expect(ranks(chapter?.children ?? [])).toEqual(run(1));
    expect(ranks(await read({ id: 'wide', parentId: '命令' }))).toEqual(run(1));
  });

  it('goes on from any rank, to its end', async () => {
    expect(ranks(await read({ id: 'wide', parentId: '命令', from: '51' }))).toEqual(run(51));
    expect(ranks(await read({ id: 'wide', parentId: '命令', from: '1990' }))).toEqual(run(1990, 11));
    expect(await read({ id: 'wide', parentId: '命令', from: '2001' })).toEqual([]);
    expect(ranks(await read({ id: 'wide', from: '96' }))).toEqual(run(96, 5));
    expect(await read({ id: 'wide', parentId: '内部', from: '1' })).toEqual([]);
  });

  it.each(['0', '-1', '1.5', 'x', '9999999'])('refuses the rank %j', async (from) =>
    expect((await get(`/ptl/isc/doc/api/docTreeData?id=wide&from=${from}`)).status).toBe(400),
  );

  it('is filtered down to the first that match, with what leads to them', async () => {
    const [chapter, ...others] = await read({ id: 'wide', keyword: '命令1' });
    expect(others).toEqual([]);
    expect(chapter?.children).toHaveLength(TREE_MATCH_LIMIT);
    expect(chapter?.children.map(({ name }) => name).slice(0, 3)).toEqual(['命令1', '命令10', '命令11']);
    expect(JSON.stringify(chapter)).not.toContain('rank');
  });

  it('is listed as far by the page of its chapter, with the number of all', async () => {
    const page = (await get('/ptl/isc/doc/api/findDocContent?id=wide&nodeId=命令')).data as DocContent;
    expect([page.children.length, page.childCount]).toEqual([LEVEL_LIMIT, WIDE]);
    expect(page.children.at(-1)?.name).toBe('命令50');
  });
});

it('a tree of 20 times 10 times 10 nodes comes as far as it is open, whole levels without ranks', async () => {
  const nodes = await read({ id: 'deep', nodeId: '部7/章3/节5' });
  expect(countAll(nodes)).toBe(1 + 20 + 10 + 10);
  expect(JSON.stringify(nodes)).not.toContain('rank');
  expect(await read({ id: 'deep', parentId: '部7' })).toHaveLength(10);
});
