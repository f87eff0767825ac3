import { DataNotice, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { Container } from '../container';

/** What a detail needs to know of its call; the result of a query hook fits. */
export interface DetailCall<Data> {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** Props of `DetailState`. */
export interface DetailStateProps<Data> {
  readonly call: DetailCall<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Page about one item: a placeholder while it is on its way, an honest word when it failed. */
export function DetailState<Data>({ call, children }: DetailStateProps<Data>) {
  const { isError, error, refetch } = call;
  const data = 'currentData' in call ? call.currentData : call.data;
  if (data !== undefined) return children(data);
  return (
    <Container>
      {isError ? (
        <DataNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="正在加载">
          <Skeleton height={220} />
          <Skeleton height={480} />
        </div>
      )}
    </Container>
  );
}
