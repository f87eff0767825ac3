import { skipToken, useDiffContentQuery, useListContentRevisionsQuery } from '@portal/data-access-api/community';
import { Button, Dialog, QueryView, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { TextDiff } from '../../shared/text-diff';
import styles from './revisions-dialog.module.css';

/** Props of `RevisionsDialog`. */
export interface RevisionsDialogProps {
  readonly mid: string;
  readonly onClose: () => void;
}

/** 历史版本: the texts of an own item, and what changed from each to the next. */
export function RevisionsDialog({ mid, onClose }: RevisionsDialogProps) {
  const result = useListContentRevisionsQuery({ mid });
  const [chosen, setChosen] = useState<number>();
  const revisions = result.data ?? [];
  const shown = revisions.find(({ number }) => number === chosen) ?? revisions[0];
  const before = shown && revisions[revisions.indexOf(shown) + 1];
  return (
    <Dialog title="历史版本" onClose={onClose}>
      <QueryView result={result} waiting={<Skeleton height={160} />} label="正在加载历史版本">
        {(list) => (
          <ul className={styles.revisions} aria-label="版本">
            {list.map(({ number, title, createdAt, passedAt, isLive }) => (
              <li key={number}>
                <Button variant="plain" aria-pressed={number === shown?.number} onClick={() => setChosen(number)}>
                  <strong>第 {number} 版</strong>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.aside}>
                    {createdAt.slice(0, 16).replace('T', ' ')}
                    {isLive ? ' · 展示中' : passedAt ? ' · 展示过' : ''}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {shown && <Changes mid={mid} from={before?.number} to={shown.number} />}
    </Dialog>
  );
}

interface ChangesProps {
  readonly mid: string;
  /** The version before; absent for the first one. */
  readonly from: number | undefined;
  readonly to: number;
}

function Changes({ mid, from, to }: ChangesProps) {
  const result = useDiffContentQuery(from === undefined ? skipToken : { mid, from, to });
  if (from === undefined) return <p className={styles.note}>这是最早的版本，没有更早的内容可以比较。</p>;
  return (
    <>
      <p className={styles.note}>与第 {from} 版相比：绿色是增加的内容，红色是删去的内容。</p>
      <QueryView result={result} waiting={<Skeleton height={240} />} label="正在比较">
        {({ lines }) => <TextDiff pieces={lines.map(({ kind, text }) => ({ kind, text: `${text}\n` }))} />}
      </QueryView>
    </>
  );
}
