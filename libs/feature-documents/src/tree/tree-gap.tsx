import { Button, SiteLink } from '@portal/ui-kit';
import { type DocInput, placeHref } from '../place/doc-place';
import type { GapRow } from './tree-rows';
import styles from './tree.module.css';

/** Props of `TreeGap`. */
export interface TreeGapProps {
  readonly row: GapRow;
  readonly input: DocInput;
  readonly isTabStop: boolean;
}

/** Place in a tree where a long level goes on: more of it comes when it is pressed, which the tree hears. */
export function TreeGap({ row, input, isTabStop }: TreeGapProps) {
  const { level, count, isBefore, neighbour } = row;
  const text = `显示${isBefore ? '前面' : '后面'}的更多（还有 ${count} 项）`;
  return (
    <>
      <Button variant="plain" role="treeitem" aria-level={level} tabIndex={isTabStop ? 0 : -1} className={styles.gap}>
        {text}
      </Button>
      {/* Without script: around the page beside it, the tree goes on. */}
      {neighbour.url === null && (
        <noscript>
          <SiteLink role="treeitem" aria-level={level} href={placeHref({ ...input, nodeId: neighbour.id })}>
            {text}
          </SiteLink>
        </noscript>
      )}
    </>
  );
}
