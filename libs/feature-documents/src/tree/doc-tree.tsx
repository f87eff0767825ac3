import type { DocumentNode } from '@portal/api-contract';
import { useDocTreeDataQuery } from '@portal/data-access-api/documents';
import { Button, ChevronDownIcon, SiteLink, Skeleton } from '@portal/ui-kit';
import {
  memo,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type DocInput, placeHref } from '../place/doc-place';
import { TreeGap } from './tree-gap';
import { listRows, type TreeRow } from './tree-rows';
import styles from './tree.module.css';
import { useBranches } from './use-branches';
import { useTreeKeys } from './use-tree-keys';

/** Props of `DocTree`. */
export interface DocTreeProps {
  readonly input: DocInput;
  /** The page that is read. */
  readonly currentId: string | undefined;
  /** The box the tree is scrolled in. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Tree of a document's pages: links, of which only open branches are in the document. */
export function DocTree({ input, currentId, scroller }: DocTreeProps) {
  // Without a node in the URL, the page that is shown says what is open.
  const { data, isError, refetch } = useDocTreeDataQuery({ ...input, nodeId: currentId }, { skip: !currentId });
  const { branches, openIds, open, close, fill } = useBranches(input, data);
  const [focusedId, setFocusedId] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => listRows(branches, openIds), [branches, openIds]);
  const onKeyDown = useTreeKeys({ rows, openIds, open, close });
  useCurrentInView(scroller, currentId, rows.length > 0);
  const focusWhenThere = useFocusWhenThere(tree, rows);

  if (rows.length === 0 && isError) {
    return (
      <p className={styles.note} role="status">
        目录加载失败
        <Button variant="plain" onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    );
  }
  if (!data && rows.length === 0) return <Skeleton height={320} />;
  const isHere = (id: string | undefined) => rows.some((row) => row.id === id);
  const stopId = [focusedId, currentId].find(isHere) ?? rows[0]?.id;

  // The tree hears what happens in its rows: they are many, and none is drawn again for the sake of another.
  function press(event: MouseEvent<HTMLElement>) {
    const row = rows[findItem(event)];
    if (row?.kind === 'gap') void fill(row).then(focusWhenThere);
    if (row?.kind !== 'node') return;
    // The arrow opens and closes; the name leads to the page, and opens what is below it.
    const isOnArrow = (event.target as Element).closest('i') !== null;
    const isOpen = openIds.has(row.id);
    if (isOnArrow) event.preventDefault();
    if (row.node.hasChildren && (isOnArrow || !isOpen)) (isOpen ? close : open)(row.id);
  }

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="文档目录"
      className={styles.tree}
      onKeyDown={onKeyDown}
      onClickCapture={press}
      onFocus={(event) => setFocusedId(rows[findItem(event)]?.id)}
    >
      {rows.map((row) =>
        row.kind === 'gap' ? (
          <TreeGap key={row.id} row={row} input={input} isTabStop={row.id === stopId} />
        ) : (
          <TreeItem
            key={row.id}
            node={row.node}
            level={row.level}
            input={input}
            isOpen={openIds.has(row.id)}
            isCurrent={row.id === currentId}
            isTabStop={row.id === stopId}
          />
        ),
      )}
    </div>
  );
}

/** Place of the row in which something happened. */
function findItem({ target, currentTarget }: SyntheticEvent<HTMLElement>): number {
  const item = (target as Element).closest('[role="treeitem"]');
  return Array.from(currentTarget.querySelectorAll('[role="treeitem"]')).findIndex((other) => other === item);
}

interface TreeItemProps {
  readonly node: DocumentNode;
  readonly level: number;
  readonly input: DocInput;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
}

const TreeItem = memo(function TreeItem({ node, level, input, isOpen, isCurrent, isTabStop }: TreeItemProps) {
  const { id, name, hasChildren, url, rank } = node;
  return (
    <SiteLink
      href={url ?? placeHref({ ...input, nodeId: id })}
      role="treeitem"
      aria-level={level}
      aria-posinset={rank?.at}
      aria-setsize={rank?.of}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      {hasChildren && (
        <i>
          <ChevronDownIcon size={14} />
        </i>
      )}
      {name}
    </SiteLink>
  );
});

/** Keeps the page that is read in the tree's own box, without moving the page. */
function useCurrentInView(scroller: DocTreeProps['scroller'], currentId: string | undefined, isShown: boolean): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !isShown) return undefined;
    const show = () => {
      const item = box.querySelector<HTMLElement>('[aria-current="page"]');
      if (!item) return;
      const offset = item.getBoundingClientRect().top - box.getBoundingClientRect().top;
      if (offset < 0 || offset > box.clientHeight - item.offsetHeight)
        box.scrollBy({ top: offset - box.clientHeight / 3 });
    };
    show();
    // On phones the tree is seen when its drawer opens.
    box.addEventListener('toggle', show);
    return () => box.removeEventListener('toggle', show);
  }, [scroller, currentId, isShown]);
}

/** Moves the focus to a row once it is shown. */
function useFocusWhenThere(tree: RefObject<HTMLElement | null>, rows: readonly TreeRow[]) {
  const [wantedId, setWantedId] = useState<string>();
  const reachedId = useRef<string>(undefined);
  const index = wantedId === undefined ? -1 : rows.findIndex(({ id }) => id === wantedId);
  useLayoutEffect(() => {
    if (index < 0 || reachedId.current === wantedId) return;
    reachedId.current = wantedId;
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus();
  }, [tree, index, wantedId]);
  return setWantedId;
}
