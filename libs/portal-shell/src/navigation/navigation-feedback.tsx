import { LoadingOverlay, ProgressBar } from '@portal/ui-layout';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageRegistry } from '../pages/page-registry';
import { useNavigationEffects } from './use-navigation-effects';
import { useSession } from '../session/use-session';

/** Progress bar and overlay of route changes, together with everything else a route change brings. */
export function NavigationFeedback({ pages }: { readonly pages: PageRegistry }) {
  const { key } = useLocation();
  const isLoading = useSyncExternalStore(pages.subscribe, pages.isLoading, () => false);
  useNavigationEffects();
  useSession();
  return (
    <>
      <ProgressBar isActive={isLoading} />
      <LoadingOverlay navigationKey={key} />
    </>
  );
}
