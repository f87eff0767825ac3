import type { OwnContent } from '@portal/api-contract/community';
import { useChangeOwnContentsMutation } from '@portal/data-access-api/person-center';
import { SureButton } from '../frame/sure-button';
import { SelectionBar } from '../selection/selection-bar';
import { useBatch } from '../selection/use-batch';
import type { Selection } from '../selection/use-selection';

/** Props of `OwnBar`. */
export interface OwnBarProps {
  readonly items: readonly OwnContent[];
  readonly selection: Selection;
}

/** Takes several own items off the shelf, or deletes them; which ones cannot be is said one by one. */
export function OwnBar({ items, selection }: OwnBarProps) {
  const batch = useBatch(selection, (id) => {
    const item = items.find(({ mid }) => mid === id);
    return item && (item.title || '未命名');
  });
  const [change] = useChangeOwnContentsMutation();
  const run = (word: string, action: 'offShelf' | 'delete') =>
    batch.run(word, (targetIds) => change({ action, targetIds }));
  return (
    <SelectionBar selection={selection} batch={batch}>
      <SureButton
        words={['批量下架', '确认批量下架']}
        isDisabled={batch.isDisabled}
        onSure={() => run('下架', 'offShelf')}
      />
      <SureButton
        words={['批量删除', '确认批量删除']}
        isDisabled={batch.isDisabled}
        onSure={() => run('删除', 'delete')}
      />
    </SelectionBar>
  );
}
