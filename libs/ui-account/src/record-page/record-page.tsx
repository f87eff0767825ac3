import { ButtonLink, EmptyState, type QueryState, QueryView, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { AccountPage, type AccountPageProps } from '../frame/account-page';
import { RecordColumns } from './record-columns';

/** Codes by which the server says that it knows of no such record of the reader. */
const MISSING_CODES: readonly (string | undefined)[] = ['400', '404', '422'];

/** A query of a record, with the code of its error. */
type RecordResult<Data> = QueryState<Data> & { readonly error?: { readonly code?: string } | undefined };

/** Props of `RecordPage`. */
export interface RecordPageProps<Data> extends Required<Pick<AccountPageProps, 'title' | 'back'>> {
  /** What the URL names; absent where it names nothing. */
  readonly id: string | undefined;
  readonly result: RecordResult<Data>;
  /** Whether something else is waited for first. */
  readonly isHeld?: boolean;
  /** That there is no such record, and the name of the way back. */
  readonly missing: { readonly message: string; readonly back: string };
  /** Heights of what the page will consist of, in pixels. */
  readonly heights?: RecordWaitingProps;
  /** The whole page of the record. */
  readonly children: (data: Data) => ReactNode;
}

/** Page of the record that a URL names: the record, or that it is on its way, that it failed, that there is none. */
export function RecordPage<Data>({
  id,
  result,
  isHeld = false,
  missing,
  heights,
  children,
  ...page
}: RecordPageProps<Data>) {
  if (isMissing(id, result.error)) {
    return (
      <AccountPage {...page}>
        <EmptyState message={missing.message} action={<ButtonLink href={page.back.href}>{missing.back}</ButtonLink>} />
      </AccountPage>
    );
  }
  if (result.data !== undefined && !isHeld) return children(result.data);
  return (
    <AccountPage {...page}>
      <QueryView result={result} isHeld={isHeld} waiting={<RecordWaiting {...heights} />}>
        {() => null}
      </QueryView>
    </AccountPage>
  );
}

/** Whether nothing of the reader's is what a URL names: it names nothing, or the server knows of no such thing. */
export function isMissing(id: string | undefined, error: { readonly code?: string } | undefined): boolean {
  return !id || MISSING_CODES.includes(error?.code);
}

/** Props of `RecordWaiting`: heights in pixels. */
export interface RecordWaitingProps {
  readonly summary?: number;
  readonly main?: number;
  readonly aside?: number;
}

/** Stands for the page of a record until that is there. */
export function RecordWaiting({ summary = 148, main = 640, aside = 420 }: RecordWaitingProps) {
  return (
    <>
      <Skeleton height={summary} />
      <RecordColumns main={<Skeleton height={main} />} aside={<Skeleton height={aside} />} />
    </>
  );
}
