import type { Brand } from '@portal/data-access-api';
import { LastResortErrorPage } from '@portal/ui-layout';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { reloadOnce } from '../navigation/reload-guard';

// Hardly anybody ever sees it. Where even its code cannot be had, the last resort says so.
const FailurePage = lazy(() => import('./failure-page').then((module) => ({ default: module.FailurePage })));

interface PageErrorBoundaryProps {
  /** Changes with every navigation: the next page gets its chance. */
  readonly navigationKey: string;
  readonly brand: Brand;
  readonly children: ReactNode;
}

interface PageErrorBoundaryState {
  readonly error: Error | null;
}

/** Shows the error page when a page cannot be shown; code that could not be loaded reloads the page once. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): PageErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (isChunkFailure(error)) reloadOnce();
  }

  override componentDidUpdate(previous: PageErrorBoundaryProps): void {
    const hasMoved = previous.navigationKey !== this.props.navigationKey;
    if (hasMoved && this.state.error) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { brand, children } = this.props;
    if (!error) return children;
    return (
      <LastResortBoundary homePath={brand.basePath + brand.homeHref}>
        <Suspense fallback={null}>
          <FailurePage message={error.message} />
        </Suspense>
      </LastResortBoundary>
    );
  }
}

interface LastResortBoundaryProps {
  readonly homePath: string;
  readonly children: ReactNode;
}

class LastResortBoundary extends Component<LastResortBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { homePath, children } = this.props;
    return this.state.hasFailed ? <LastResortErrorPage homePath={homePath} /> : children;
  }
}

function isChunkFailure(error: Error): boolean {
  return /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message);
}
