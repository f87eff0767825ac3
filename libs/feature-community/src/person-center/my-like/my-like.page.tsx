import { COMMUNITY_TARGETS, type CommunityTarget, type KeptTarget } from '@portal/api-contract/community';
import { type ApiError, definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityOwnApi, useUnlikeTargetMutation } from '@portal/data-access-api/community';
import { useUnlikeTargetsMutation } from '@portal/data-access-api/person-center';
import { Button } from '@portal/ui-kit';
import { ViewTabs } from '../../shared/view-tabs';
import { WorkList } from '../../shared/work-list';
import { CenterPage } from '../frame/center-page';
import { BatchButton } from '../selection/batch-button';
import { ChoiceBox } from '../selection/choice-box';
import { SelectionBar } from '../selection/selection-bar';
import { useBatch } from '../selection/use-batch';
import { useSelection } from '../selection/use-selection';

const PAGE_SIZE = 20;
const TYPES = ['content', 'answer', 'comment'] as const;

const data = pageData({ type: urlField.choice(TYPES), page: urlField.page() }, ({ query: { type, page: pageNo } }) => ({
  liked: fetchFresh(communityOwnApi.endpoints.listLiked, {
    ...(type && { targetType: type }),
    pageNo,
    pageSize: PAGE_SIZE,
  }),
}));

export const page = definePage({ data, Page: MyLikePage });

/** What somebody likes (design: community, `my-like`). */
function MyLikePage({ query, liked }: PageProps<typeof data>) {
  const { type } = query.values;
  const list = liked.data?.list ?? [];
  const selection = useSelection(list.map(nameKey));
  const batch = useBatch(selection);
  const [unlikeAll] = useUnlikeTargetsMutation();
  const pick = (keys: readonly string[]) =>
    list
      .filter((target) => keys.includes(nameKey(target)))
      .map(({ targetType, targetId }) => ({ targetType, targetId }));
  return (
    <CenterPage title="赞过的内容">
      <ViewTabs
        label="类型"
        tabs={[
          { text: '全部', href: query.hrefWith({ type: undefined }), isCurrent: !type },
          ...TYPES.map((name) => ({
            text: COMMUNITY_TARGETS[name],
            href: query.hrefWith({ type: name }),
            isCurrent: name === type,
          })),
        ]}
      />
      <SelectionBar selection={selection} batch={batch}>
        <BatchButton
          text="批量取消赞"
          isDisabled={batch.isDisabled}
          onPress={() => batch.run('取消赞', (keys) => unlikeAll({ targets: pick(keys) }))}
        />
      </SelectionBar>
      <WorkList
        name="赞过的内容"
        result={liked}
        query={query}
        empty="还没有赞过内容"
        choice={(target) => <ChoiceBox selection={selection} id={nameKey(target)} name={target.title} />}
        actions={(target) => <Unlike target={target} />}
      />
    </CenterPage>
  );
}

/** Likes of several kinds have ids of their own kinds. */
function nameKey({ targetType, targetId }: CommunityTarget): string {
  return `${targetType} ${targetId}`;
}

function Unlike({ target: { targetType, targetId } }: { readonly target: KeptTarget }) {
  const [unlike, { isLoading, error }] = useUnlikeTargetMutation();
  return (
    <>
      <Button size="compact" disabled={isLoading} onClick={() => void unlike({ targetType, targetId })}>
        取消赞
      </Button>
      {error && <span role="alert">{(error as ApiError).msg || '没有成功，请稍后再试'}</span>}
    </>
  );
}
