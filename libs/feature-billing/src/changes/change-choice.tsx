import type { Quote } from '@portal/api-contract';
import { AccountCard, RecordColumns } from '@portal/ui-account';
import type { QueryState } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { QuoteCard } from './quote-card';

/** Props of `ChangeChoice`. */
export interface ChangeChoiceProps {
  readonly title: string;
  /** What the choice would cost. */
  readonly quote: QueryState<Quote> & { readonly currentData?: Quote | undefined };
  readonly onStale: () => void;
  readonly children: ReactNode;
}

/** A choice of how a product is changed, and what that costs. */
export function ChangeChoice({ title, quote, onStale, children }: ChangeChoiceProps) {
  const refresh = () => {
    void quote.refetch();
    onStale();
  };
  return (
    <RecordColumns
      main={<AccountCard title={title}>{children}</AccountCard>}
      aside={<QuoteCard result={{ ...quote, data: quote.currentData }} onStale={refresh} />}
    />
  );
}
