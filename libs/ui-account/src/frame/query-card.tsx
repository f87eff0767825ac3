import { type QueryState, QueryView, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { AccountCard, type AccountCardProps } from './account-card';

/** Props of `QueryCard`. */
export interface QueryCardProps<Data> extends Omit<AccountCardProps, 'children'> {
  readonly result: QueryState<Data>;
  /** Of its placeholder, in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** Card with data of its own: it waits and fails alone. */
export function QueryCard<Data>({ result, height, children, ...card }: QueryCardProps<Data>) {
  return (
    <AccountCard {...card}>
      <QueryView result={result} waiting={<Skeleton height={height} />} failure={`${card.title}加载失败`}>
        {children}
      </QueryView>
    </AccountCard>
  );
}
