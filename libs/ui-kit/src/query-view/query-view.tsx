import type { ReactNode } from 'react';
import { DataNotice } from '../data-notice/data-notice';
import { PENDING } from './pending';

/** What is known of a query: what a page gets of a request fits, and the result of a query hook. */
export interface QueryState<Data> {
  /** Absent while it is on its way, and where it failed. */
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  /** Asks again. */
  readonly refetch: () => unknown;
}

/** Props of `QueryView`. */
export interface QueryViewProps<Data> {
  readonly result: QueryState<Data>;
  /** Keeps the place of what is on its way. */
  readonly waiting: ReactNode;
  /** Whether something else is waited for first. */
  readonly isHeld?: boolean;
  /** What is on its way, for screen readers. */
  readonly label?: string;
  /** What could not be shown; by default what the error says. */
  readonly failure?: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query, also when the next attempt fails; else that it is on its way, or that it failed. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { result, waiting, isHeld = false, label = '加载中', failure, children } = props;
  const { data, isError, error, refetch } = result;
  if (!isHeld && data !== undefined) return children(data);
  if (!isHeld && isError) {
    return <DataNotice {...(failure && { message: failure })} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status" aria-label={label} {...PENDING}>
      {waiting}
    </div>
  );
}
