import type { ContentItem } from '@portal/api-contract/community';
import { Button } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { ItemRow } from '../shared/item-row';

// Loaded with the press.
const UninterestingRow = lazy(() =>
  import('./uninteresting-row').then((module) => ({ default: module.UninterestingRow })),
);

/** An item that is recommended, until its reader is not interested in it. */
export function RecommendedRow({ item }: { readonly item: ContentItem }) {
  const [isMarked, setIsMarked] = useState<boolean>();
  const row = (
    <ItemRow item={item} hasMark>
      <Button
        variant="plain"
        aria-label={`不感兴趣：${item.title}`}
        // Back from where that was taken back.
        autoFocus={isMarked === false}
        onClick={() => setIsMarked(true)}
      >
        不感兴趣
      </Button>
    </ItemRow>
  );
  if (!isMarked) return row;
  return (
    <Suspense fallback={row}>
      <UninterestingRow item={item} onBack={() => setIsMarked(false)} />
    </Suspense>
  );
}
