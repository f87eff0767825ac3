import type { KeptTarget } from '@portal/api-contract/community';
import type { ApiError, QueryResult } from '@portal/data-access-api';
import { useUnmarkUninterestingMutation } from '@portal/data-access-api/community';
import type { ListPage, ListQuery } from '@portal/ui-content';
import { Button } from '@portal/ui-kit';
import { WorkList } from '../../shared/work-list';
import { BatchButton } from '../selection/batch-button';
import { ChoiceBox } from '../selection/choice-box';
import { SelectionBar } from '../selection/selection-bar';
import { useBatch } from '../selection/use-batch';
import { useSelection } from '../selection/use-selection';

/** Props of `UninterestingList`. */
export interface UninterestingListProps {
  readonly result: QueryResult<ListPage<KeptTarget>>;
  readonly query: ListQuery;
}

/** What somebody does not want to be recommended (design: community, `/community`), until they do. */
export function UninterestingList({ result, query }: UninterestingListProps) {
  const selection = useSelection((result.data?.list ?? []).map(({ targetId }) => targetId));
  const batch = useBatch(selection);
  const [unmark] = useUnmarkUninterestingMutation();
  return (
    <>
      <SelectionBar selection={selection} batch={batch}>
        <BatchButton
          text="批量恢复推荐"
          isDisabled={batch.isDisabled}
          onPress={() => batch.run('恢复推荐', (targetIds) => unmark({ targetIds }))}
        />
      </SelectionBar>
      <WorkList
        name="不感兴趣的内容"
        result={result}
        query={query}
        empty="没有不感兴趣的内容，在社区的“推荐”里可以标记"
        choice={({ targetId, title }) => <ChoiceBox selection={selection} id={targetId} name={title} />}
        actions={(target) => <Restore target={target} />}
      />
    </>
  );
}

function Restore({ target: { targetId, title } }: { readonly target: KeptTarget }) {
  const [unmark, { isLoading, error }] = useUnmarkUninterestingMutation();
  return (
    <>
      <Button
        size="compact"
        aria-label={`恢复推荐：${title || '已不可见的内容'}`}
        disabled={isLoading}
        onClick={() => void unmark({ targetIds: [targetId] })}
      >
        恢复推荐
      </Button>
      {error && <span role="alert">{(error as ApiError).msg || '没有成功，请稍后再试'}</span>}
    </>
  );
}
