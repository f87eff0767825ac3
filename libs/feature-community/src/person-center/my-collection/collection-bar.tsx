import type { CollectionFolder } from '@portal/api-contract/community';
import { useMoveCollectedMutation } from '@portal/data-access-api/community';
import { useRemoveCollectedMutation } from '@portal/data-access-api/person-center';
import { useState } from 'react';
import { BatchButton } from '../selection/batch-button';
import { SelectionBar } from '../selection/selection-bar';
import { useBatch } from '../selection/use-batch';
import type { Selection } from '../selection/use-selection';

/** Props of `CollectionBar`. */
export interface CollectionBarProps {
  readonly selection: Selection;
  readonly folders: readonly CollectionFolder[];
}

/** What is done with several collected items at once. */
export function CollectionBar({ selection, folders }: CollectionBarProps) {
  const batch = useBatch(selection);
  const [move] = useMoveCollectedMutation();
  const [remove] = useRemoveCollectedMutation();
  const [folderId, setFolderId] = useState('');
  return (
    <SelectionBar selection={selection} batch={batch}>
      <select aria-label="移动到" value={folderId} onChange={({ target }) => setFolderId(target.value)}>
        {folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <BatchButton
        text="批量移动"
        isDisabled={batch.isDisabled}
        onPress={() => batch.run('移动', (targetIds) => move({ targetIds, ...(folderId && { folderId }) }))}
      />
      <BatchButton
        text="批量取消收藏"
        isDisabled={batch.isDisabled}
        onPress={() => batch.run('取消收藏', (targetIds) => remove({ targetIds }))}
      />
    </SelectionBar>
  );
}
