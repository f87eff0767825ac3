import type { ContentDraft, ContentText } from '@portal/api-contract/community';
import { Button, Dialog } from '@portal/ui-kit';
import { diffLines } from 'diff';
import { useMemo } from 'react';
import { type DiffPiece, TextDiff } from '../shared/text-diff';
import styles from './writing.module.css';

/** Props of `ConflictDialog`. */
export interface ConflictDialogProps {
  /** What is kept here. */
  readonly here: ContentText;
  /** What another window or device has saved. */
  readonly current: ContentDraft;
  readonly onKeepHere: () => void;
  readonly onTakeCurrent: () => void;
  readonly onClose: () => void;
}

/** Shows what differs between two windows or devices, and asks which of both stays. */
export function ConflictDialog({ here, current, onKeepHere, onTakeCurrent, onClose }: ConflictDialogProps) {
  const pieces = useMemo(() => comparePieces(toLines(current.text), toLines(here)), [current, here]);
  return (
    <Dialog title="这篇草稿在别处被修改过" onClose={onClose}>
      <p>
        另一个窗口或设备在 <time dateTime={current.savedAt}>{current.savedAt.slice(0, 16).replace('T', ' ')}</time>{' '}
        保存过。红色是那里的内容，绿色是这里的内容。
      </p>
      <TextDiff pieces={pieces} />
      <div className={styles.choices}>
        <Button variant="primary" onClick={onKeepHere}>
          保留这里的内容
        </Button>
        <Button onClick={onTakeCurrent}>使用那里的内容</Button>
      </div>
    </Dialog>
  );
}

function comparePieces(before: string, after: string): DiffPiece[] {
  return diffLines(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function toLines({ title, tags, summary, body }: ContentText): string {
  return `${title}\n${tags.join('，')}\n${summary}\n\n${body}\n`;
}
