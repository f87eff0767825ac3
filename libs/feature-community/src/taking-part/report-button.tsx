import type { CommunityTarget } from '@portal/api-contract/community';
import { Button } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';

const ReportDialog = lazy(() => import('./report-dialog').then((module) => ({ default: module.ReportDialog })));

/** 举报: reports something that somebody else wrote, or somebody. */
export function ReportButton({ target }: { readonly target: CommunityTarget }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        举报
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog target={target} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
