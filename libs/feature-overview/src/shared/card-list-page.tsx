import { AccountPage, cardStyles } from '@portal/ui-account';
import { Alert, EmptyState, type QueryState, QueryView, ButtonLink, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';

/** Props of `CardListPage`. */
export interface CardListPageProps<Item> {
  readonly title: string;
  readonly lead: string;
  readonly result: QueryState<readonly Item[]>;
  /** How many there may be. */
  readonly max: number;
  readonly addHref: string;
  readonly addText: string;
  /** What is said where there is none. */
  readonly empty: string;
  /** Why the last action had no effect; empty otherwise. */
  readonly failure: string;
  /** Class of the list. */
  readonly className: string | undefined;
  /** Of the placeholder of a card, in pixels. */
  readonly cardHeight: number;
  /** Returns the card of an item, an `li`. */
  readonly children: (item: Item) => ReactNode;
}

/** Page of the few records of a kind that a user may have, as cards. */
export function CardListPage<Item>(props: CardListPageProps<Item>) {
  const { title, lead, result, max, addHref, addText, empty, failure, className, cardHeight, children } = props;
  const total = result.data?.length ?? 0;
  const addLink = (
    <ButtonLink href={addHref} variant="primary" size="compact">
      {addText}
    </ButtonLink>
  );
  return (
    <AccountPage
      title={title}
      lead={lead}
      actions={
        total > 0 && (
          <>
            <span className={cardStyles.count}>
              已保存 {total}/{max}
            </span>
            {total < max && addLink}
          </>
        )
      }
    >
      {failure && <Alert>{failure}</Alert>}
      <QueryView
        result={result}
        waiting={
          <div className={className}>
            <Skeleton height={cardHeight} />
            <Skeleton height={cardHeight} />
          </div>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState message={empty} action={addLink} />
          ) : (
            <ul className={className}>{items.map(children)}</ul>
          )
        }
      </QueryView>
    </AccountPage>
  );
}
