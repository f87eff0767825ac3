import type { ContentDetail } from '@portal/api-contract/community';
import { Button } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';

const ShareDialog = lazy(() => import('./share-dialog').then((module) => ({ default: module.ShareDialog })));

/** 分享: offers the card of an item and its address. */
export function ShareButton({ item }: { readonly item: ContentDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        分享
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog item={item} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
