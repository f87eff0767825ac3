import { BLOCK_KINDS, type KeptTarget } from '@portal/api-contract/community';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { useBlockMemberMutation } from '@portal/data-access-api/community';
import {
  communityRelationsApi,
  useFollowTargetMutation,
  useUnfollowTargetMutation,
} from '@portal/data-access-api/person-center';
import { ViewTabs } from '../../shared/view-tabs';
import { WorkList } from '../../shared/work-list';
import { CenterList } from '../frame/center-list';
import { CenterPage } from '../frame/center-page';
import { PersonRow } from './person-row';
import { UndoButton } from './undo-button';

const PAGE_SIZE = 20;
const TABS = ['tag', 'question', 'blocked'] as const;

/** What each tab is called, short enough for a telephone; people stand in the first one. */
const TAB_NAMES = { user: '用户', tag: '标签', question: '问题', blocked: '屏蔽名单' } as const;

/** What stands on each. */
const NAMES = { user: '关注的人', tag: '关注的标签', question: '关注的问题', blocked: '屏蔽名单' } as const;

/** What is followed on each tab. */
const TARGET_TYPES = { user: 'user', tag: 'tag', question: 'content' } as const;

const { listBlocked, listFollowed } = communityRelationsApi.endpoints;

const data = pageData({ tab: urlField.sort(TABS), page: urlField.page() }, ({ query: { tab, page: pageNo } }) => ({
  followed: fetchFresh(
    listFollowed,
    tab !== 'blocked' && { targetType: TARGET_TYPES[tab ?? 'user'], pageNo, pageSize: PAGE_SIZE },
  ),
  blocked: fetchFresh(listBlocked, tab === 'blocked' && { pageNo, pageSize: PAGE_SIZE }),
}));

export const page = definePage({ data, Page: MyFollowPage });

/** Whom and what somebody follows, and whom they do not want to hear (ADR 204). */
function MyFollowPage({ query, followed, blocked }: PageProps<typeof data>) {
  const { tab } = query.values;
  return (
    <CenterPage title="关注与屏蔽">
      <ViewTabs
        label="关注与屏蔽"
        tabs={([undefined, ...TABS] as const).map((name) => ({
          text: TAB_NAMES[name ?? 'user'],
          href: query.hrefWith({ tab: name }),
          isCurrent: name === tab,
        }))}
      />
      {tab === 'blocked' ? (
        <CenterList name={NAMES.blocked} result={blocked} query={query} empty="没有屏蔽任何人">
          {({ person, kind, at }) => (
            <PersonRow key={person.userCode} person={person} event={BLOCK_KINDS[kind]} at={at}>
              <Unblock {...person} kind={kind} />
            </PersonRow>
          )}
        </CenterList>
      ) : tab === undefined ? (
        <CenterList
          name={NAMES.user}
          result={followed}
          query={query}
          empty="还没有关注任何人，在对方的主页或作品旁可以关注"
        >
          {(target) => (
            <PersonRow key={target.targetId} person={target.author} event="关注于" at={target.at}>
              <Unfollow target={target} />
            </PersonRow>
          )}
        </CenterList>
      ) : (
        <WorkList
          key={tab}
          name={NAMES[tab]}
          result={followed}
          query={query}
          empty={tab === 'tag' ? '还没有关注标签，在标签的内容列表里可以关注' : '还没有关注问题'}
          actions={(target) => <Unfollow target={target} />}
        />
      )}
    </CenterPage>
  );
}

function Unfollow({ target: { targetType, targetId, title, isGone } }: { readonly target: KeptTarget }) {
  const [follow] = useFollowTargetMutation();
  const [unfollow] = useUnfollowTargetMutation();
  return (
    <UndoButton
      words={['取消关注', '重新关注']}
      name={title || '已不可见的内容'}
      canBegin={!isGone}
      onChange={(isOn) => (isOn ? follow : unfollow)({ targetType, targetId })}
    />
  );
}

interface UnblockProps {
  readonly userCode: string;
  readonly nickname: string;
  readonly kind: keyof typeof BLOCK_KINDS;
}

function Unblock({ userCode, nickname, kind }: UnblockProps) {
  const [block] = useBlockMemberMutation();
  return (
    <UndoButton
      words={['解除屏蔽', '恢复屏蔽']}
      name={nickname}
      onChange={(isOn) => block({ userCode, kind: isOn ? kind : 'none' })}
    />
  );
}
