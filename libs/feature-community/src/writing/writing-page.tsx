import type { ContentDraft } from '@portal/api-contract/community';
import { type QueryResult, useAppSelector } from '@portal/data-access-api';
import { useGetUserProfileQuery } from '@portal/data-access-api/community';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { type ComponentType, useState } from 'react';
import styles from './writing.module.css';

/** Props of `WritingPage`. */
export interface WritingPageProps {
  /** The draft that the URL names. */
  readonly draftId: string | undefined;
  readonly draft: QueryResult<ContentDraft>;
  readonly Editor: ComponentType<{
    readonly stored: ContentDraft | undefined;
    readonly onReload: (draftId: string) => void;
  }>;
}

const HEIGHT = 640;

/** An editor, once it is known whose and what it begins with. */
export function WritingPage({ draftId, draft, Editor }: WritingPageProps) {
  const account = useAppSelector(({ personInfo }) => personInfo?.account);
  const [round, setRound] = useState(0);
  const reload = () => {
    void Promise.resolve(draft.refetch()).then(() => setRound((count) => count + 1));
  };
  // What the profile has to say stands above the text, which is not to move.
  const { isLoading } = useGetUserProfileQuery();
  if (!account || isLoading) return <Skeleton height={HEIGHT} />;
  if (!draftId) return <Editor key={`${account} new`} stored={undefined} onReload={reload} />;
  // A text that is out of date is not shown first: what is typed would stand on the wrong one.
  const result = draft.isFetching && round === 0 ? { ...draft, data: undefined, isError: false } : draft;
  return (
    <div className={styles.waiting}>
      <QueryView result={result} waiting={<Skeleton height={HEIGHT} />} label="正在读取草稿">
        {(stored) => <Editor key={`${account} ${stored.draftId} ${round}`} stored={stored} onReload={reload} />}
      </QueryView>
    </div>
  );
}
