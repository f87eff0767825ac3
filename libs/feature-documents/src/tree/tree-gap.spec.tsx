import { LEVEL_LIMIT } from '@portal/api-contract/rules';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../document-content/document-content.page';
import { buildContent, buildNode, buildReadingResponses, renderPage } from '../testing/render-page';
import { listRows, mergeLevel } from './tree-rows';

const OF = 2000;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const run = (from: number, length = LEVEL_LIMIT, of = OF) =>
  Array.from({ length }, (_, index) => {
    const at = from + index;
    return buildNode(`sql/${at}`, { name: `命令${at}`, parentId: 'sql', rank: { at, of } });
  });

/** The page of rank 1000, with what the server sends around it. */
const open = async () => {
  const children = run(975);
  const view = renderPage(
    page,
    {
      ...buildReadingResponses(buildContent({ nodeId: 'sql/1000', title: '命令1000' })),
      docTreeData: [buildNode('sql', { name: '命令', hasChildren: true, children }), buildNode('faq')],
    },
    { url: '/document-center/document-content?id=iot-hub&nodeId=sql%2F1000' },
  );
  await screen.findByRole('treeitem', { name: '命令1000' });
  return view;
};
const before = () => screen.getByRole('treeitem', { name: /^显示前面的更多/ });
const after = () => screen.getByRole('treeitem', { name: /^显示后面的更多/ });
const lastQuery = ({ listCalls }: Awaited<ReturnType<typeof open>>) => listCalls('docTreeData').at(-1)?.query;

describe('a level that is too long for one answer', () => {
  it('says how much of it is not there, and where what is there stands', async () => {
    await open();
    expect(screen.getAllByRole('treeitem')).toHaveLength(1 + 1 + LEVEL_LIMIT + 1 + 1);
    expect(before()).toHaveTextContent('显示前面的更多（还有 974 项）');
    expect(after()).toHaveTextContent('显示后面的更多（还有 976 项）');
    expect(after()).toHaveAttribute('aria-level', '2');
    const current = screen.getByRole('treeitem', { name: '命令1000' });
    expect(current).toHaveAttribute('aria-posinset', '1000');
    expect(current).toHaveAttribute('aria-setsize', '2000');
    expect(screen.getByRole('treeitem', { name: 'faq' })).not.toHaveAttribute('aria-setsize');
  });

  it('goes on by the mouse in both directions, and the focus with it', async () => {
    const view = await open();
    view.respond({ docTreeData: run(1025) });
    await userEvent.click(after());
    const next = await screen.findByRole('treeitem', { name: '命令1025' });
    expect(lastQuery(view)).toEqual({ id: 'iot-hub', visibleRange: 2, parentId: 'sql', from: 1025 });
    await waitFor(() => expect(next).toHaveFocus());
    expect(after()).toHaveTextContent('还有 926 项');

    view.respond({ docTreeData: run(925) });
    await userEvent.click(before());
    const previous = await screen.findByRole('treeitem', { name: '命令974' });
    expect(lastQuery(view)).toMatchObject({ from: 925 });
    await waitFor(() => expect(previous).toHaveFocus());
    expect(before()).toHaveTextContent('还有 924 项');
  });

  it('goes on by the keyboard, as rows of the tree do', async () => {
    const view = await open();
    act(() => screen.getByRole('treeitem', { name: '命令1024' }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(after()).toHaveFocus();
    expect(after()).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('treeitem', { name: '命令' })).toHaveFocus();
    expect(view.listCalls('docTreeData')).toHaveLength(1);

    for (const [key, from] of [
      ['{Enter}', 1025],
      [' ', 1075],
    ] as const) {
      view.respond({ docTreeData: run(from) });
      act(() => after().focus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('treeitem', { name: `命令${from}` })).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('treeitem', { name: '命令1074' })).toHaveFocus();
  });

  it('stays as it is where more could not be fetched, and takes another attempt', async () => {
    const view = await open();
    view.respond({ docTreeData: { error: { status: 503 } } });
    await userEvent.click(after());
    await waitFor(() => expect(view.listCalls('docTreeData')).toHaveLength(2));
    expect(after()).toHaveTextContent('还有 976 项');
    view.respond({ docTreeData: run(1025) });
    await userEvent.click(after());
    expect(await screen.findByRole('treeitem', { name: '命令1025' })).toBeInTheDocument();
  });
});

describe('rows of a long level', () => {
  const rows = (nodes: ReturnType<typeof run>) =>
    listRows({ '': nodes }, new Set()).map((row) =>
      row.kind === 'gap' ? `${row.from}+${row.count}` : row.node.rank?.at,
    );

  it('have gaps before, between and behind what is known', () => {
    expect(rows(run(1, 2, 60))).toEqual([1, 2, '3+58']);
    expect(rows(run(59, 2, 60))).toEqual(['9+58', 59, 60]);
    expect(rows(mergeLevel(run(2, 1, 60), run(5, 1, 60)) as ReturnType<typeof run>)).toEqual([
      ...['1+1', 2],
      ...['3+2', 5],
      '6+55',
    ]);
    expect(rows(run(1, 60, 60))).not.toContainEqual(expect.any(String));
  });

  it('hold each node once, and nothing of a level that has changed', () => {
    expect(rows(mergeLevel(run(1, 3, 60), run(2, 3, 60)) as ReturnType<typeof run>)).toEqual([1, 2, 3, 4, '5+56']);
    expect(rows(mergeLevel(run(1, 3, 60), run(2, 1, 61)) as ReturnType<typeof run>)).toEqual(['1+1', 2, '3+59']);
  });
});
