import { DataNotice, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { PENDING } from './use-settling';

/** What a part of a page needs to know of its call; the result of a query hook fits. */
export interface PartCall<Data> {
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** Props of `CallContent`. */
export interface CallContentProps<Data> {
  readonly call: PartCall<Data>;
  /** What could not be shown; by default what the error says. */
  readonly failure?: string;
  /** Of its placeholder, in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** What is shown of a call: its data, also when the next attempt fails, that it is on its way, or that it failed. */
export function CallContent<Data>({ call, failure, height, children }: CallContentProps<Data>) {
  const { data, isError, error, refetch } = call;
  if (data !== undefined) return children(data);
  if (isError)
    return <DataNotice {...(failure && { message: failure })} error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="加载中" {...PENDING}>
      <Skeleton height={height} />
    </div>
  );
}
