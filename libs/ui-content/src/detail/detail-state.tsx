import { DataNotice, type QueryState, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { Container } from '../container';

/** Props of `DetailState`. */
export interface DetailStateProps<Data> {
  readonly result: QueryState<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Page about one item: a placeholder while it is on its way, an honest word when it failed. */
export function DetailState<Data>({ result, children }: DetailStateProps<Data>) {
  const { data, isError, error, refetch } = result;
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
