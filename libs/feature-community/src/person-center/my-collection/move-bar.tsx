import type { CollectionFolder } from '@portal/api-contract/community';
import { useMoveCollectedMutation, useUncollectTargetMutation } from '@portal/data-access-api/community';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './my-collection.module.css';

/** Props of `MoveBar`. */
export interface MoveBarProps {
  /** Ids of the items that are chosen. */
  readonly chosen: readonly string[];
  readonly folders: readonly CollectionFolder[];
  readonly onDone: () => void;
}

/** What is done with several collected items at once. */
export function MoveBar({ chosen, folders, onDone }: MoveBarProps) {
  const [move, moving] = useMoveCollectedMutation();
  const [uncollect, uncollecting] = useUncollectTargetMutation();
  const [folderId, setFolderId] = useState('');
  if (chosen.length === 0) return null;

  async function moveAll(): Promise<void> {
    const { data } = await move({ targetIds: [...chosen], ...(folderId && { folderId }) });
    if (data) onDone();
  }

  async function removeAll(): Promise<void> {
    const results = await Promise.all(chosen.map((targetId) => uncollect({ targetType: 'content', targetId })));
    if (results.every(({ error }) => !error)) onDone();
  }

  const isSending = moving.isLoading || uncollecting.isLoading;
  return (
    <div className={styles.bar} role="group" aria-label="批量操作">
      <span>已选 {chosen.length} 项</span>
      <select aria-label="移动到" value={folderId} onChange={({ target }) => setFolderId(target.value)}>
        {folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button size="compact" disabled={isSending} onClick={() => void moveAll()}>
        移动
      </Button>
      <Button size="compact" disabled={isSending} onClick={() => void removeAll()}>
        取消收藏
      </Button>
      {(moving.error || uncollecting.error) && <span role="alert">没有全部成功，请稍后再试</span>}
    </div>
  );
}
