import { paths } from '@portal/portal-paths';
import { Button, Skeleton } from '@portal/ui-kit';
import { type ChangeEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { DocTree } from './doc-tree';
import styles from './tree.module.css';
import type { DocInput } from '../place/doc-place';

const TreeMatches = lazy(() => import('./tree-matches').then((module) => ({ default: module.TreeMatches })));

/** Id of the panel, for the button that opens it on phones; like no anchor of a heading. */
export const TREE_PANEL = 'docTree';

/** Props of `TreePanel`. */
export interface TreePanelProps {
  readonly input: DocInput;
  readonly currentId: string | undefined;
  readonly documentName: string;
}

/** Tree and filter beside a page; on phones a drawer the browser opens by itself. */
export function TreePanel({ input, currentId, documentName }: TreePanelProps) {
  const action = useHref(paths.documentSearch.path);
  const { key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const [keyword, setKeyword] = useState('');
  const [isUsed, setIsUsed] = useState(false);

  // It may be open before the page is interactive: only another page closes it.
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current !== key) panel.current?.hidePopover?.();
    shownKey.current = key;
  }, [key]);

  // What an input method has not finished is no word yet.
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (!(nativeEvent as InputEvent).isComposing) setKeyword(target.value.trim());
  };

  return (
    <nav
      ref={panel}
      id={TREE_PANEL}
      popover="auto"
      aria-label={`${documentName || '文档'}目录`}
      className={styles.panel}
    >
      <div className={styles.head}>
        <p>{documentName}</p>
        <Button variant="plain" className={styles.close} popoverTarget={TREE_PANEL} popoverTargetAction="hide">
          关闭目录
        </Button>
        {/* Filters while one types; Enter looks through the text of all documents. */}
        <form role="search" aria-label="目录筛选" action={action}>
          <input
            type="search"
            name="wd"
            maxLength={50}
            aria-label="按标题筛选目录，回车搜索正文"
            placeholder="筛选目录，回车搜正文"
            autoComplete="off"
            onFocus={() => setIsUsed(true)}
            onChange={change}
            onCompositionEnd={({ currentTarget }) => setKeyword(currentTarget.value.trim())}
          />
        </form>
      </div>
      {(isUsed || keyword) && (
        <Suspense fallback={keyword && <Skeleton height={160} />}>
          <TreeMatches input={input} keyword={keyword} />
        </Suspense>
      )}
      <div hidden={keyword !== ''}>
        <DocTree key={`${input.id} ${input.docVersionId ?? ''}`} input={input} currentId={currentId} scroller={panel} />
      </div>
    </nav>
  );
}
