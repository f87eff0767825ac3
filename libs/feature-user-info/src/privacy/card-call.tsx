import { PENDING } from '@portal/ui-account';
import { DataNotice, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';

/** Props of `CardCall`. */
export interface CardCallProps<Data> {
  readonly call: {
    readonly data?: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  /** Of the content, while it is on its way. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a card shows of a call: its data, that it is on its way, or that it failed; the other cards are not touched. */
export function CardCall<Data>({ call: { data, isError, refetch }, height, children }: CardCallProps<Data>) {
  if (data !== undefined) return children(data);
  if (isError) return <DataNotice onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="加载中" {...PENDING}>
      <Skeleton height={height} />
    </div>
  );
}
