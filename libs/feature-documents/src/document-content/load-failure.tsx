import { DataNotice } from '@portal/ui-kit';

/** Says that a page could not be loaded. Its code comes when that happens. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return <DataNotice onRetry={onRetry} />;
}
