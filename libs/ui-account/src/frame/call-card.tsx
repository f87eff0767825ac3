import { DataNotice, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { AccountCard, type AccountCardProps } from './account-card';
import { PENDING } from './use-settling';

/** What a card needs to know of its call; the result of a query hook fits. */
export interface CardCall<Data> {
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** Props of `CallCard`. */
export interface CallCardProps<Data> extends Omit<AccountCardProps, 'children'> {
  readonly call: CardCall<Data>;
  /** Of its placeholder, in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** Card with a call of its own: it waits and fails alone. What is there already stays when the next attempt fails. */
export function CallCard<Data>({ title, action, call, height, children }: CallCardProps<Data>) {
  const { data, isError, error, refetch } = call;
  return (
    <AccountCard title={title} action={action}>
      {data !== undefined && children(data)}
      {data === undefined && isError && (
        <DataNotice message={`${title}加载失败`} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && (
        <div {...PENDING}>
          <Skeleton height={height} />
        </div>
      )}
    </AccountCard>
  );
}
