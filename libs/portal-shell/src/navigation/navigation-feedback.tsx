import { LoadingOverlay, ProgressBar } from '@portal/ui-layout';
import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageRegistry } from '../pages/page-registry';
import { useNavigationEffects } from './use-navigation-effects';
import { useSession } from '../session/use-session';

/** Progress bar and overlay of route changes, together with everything else a route change brings. */
export function NavigationFeedback({ pages }: { readonly pages: PageRegistry }) {
  const navigationKey = useNavigationKey();
  const isLoading = useSyncExternalStore(pages.subscribe, pages.isLoading, () => false);
  useNavigationEffects();
  useSession();
  return (
    <>
      <ProgressBar isActive={isLoading} />
      <LoadingOverlay navigationKey={navigationKey} />
    </>
  );
}

// A URL that is replaced, such as an unknown one by /404, covers nothing that is being read.
function useNavigationKey(): string {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const [shown, setShown] = useState(key);
  if (shown !== key && !isReplaced) setShown(key);
  return shown;
}
