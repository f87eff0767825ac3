import { definePage, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';
import { communityPaths } from '@portal/portal-paths/community';
import { ButtonLink } from '@portal/ui-kit';
import { ItemFeed } from '../shared/item-feed';
import { LIST_FIELDS, listItems } from '../shared/list-data';
import { ListFrame } from '../shared/list-frame';
import { QuestionRow } from '../shared/question-row';

/** What the views of the questions ask for (design: community, `qa`). */
const INPUTS = {
  newest: { sort: 'newest' },
  unanswered: { sort: 'newest', question: 'unanswered' },
  accepted: { sort: 'newest', question: 'accepted' },
  bounty: { sort: 'newest', question: 'bounty' },
  hot: { sort: 'hot' },
} as const;
const TEXTS = { newest: '最新', unanswered: '待回答', accepted: '已采纳', bounty: '悬赏', hot: '热门' };

const data = pageData(
  { ...LIST_FIELDS, tab: urlField.sort(['newest', 'unanswered', 'accepted', 'bounty', 'hot']) },
  ({ query: { tab = 'newest', ...query } }) => ({
    ...listItems([4], { ...query, ...INPUTS[tab] }),
    members: fetchQuery(communityApi.endpoints.listCommunityRank),
  }),
);

export const page = definePage({ data, Page: QuestionListPage });

/** Questions by how they stand, category, tag and words (design: community, `qa`). */
function QuestionListPage({ items, ...props }: PageProps<typeof data>) {
  return (
    <ListFrame
      {...props}
      name="问答"
      text="说清现象、环境和试过的办法，懂行的人会来回答。"
      total={items.data?.total}
      unit="个问题"
      feed="questions"
      mainType={4}
      views={{ label: '问题状态', field: 'tab', texts: TEXTS }}
    >
      <ItemFeed name="问题" result={items} query={props.query}>
        {(item) => <QuestionRow item={item} />}
      </ItemFeed>
      <p>
        没有找到答案？
        <ButtonLink href={communityPaths.publishQuestion.href()} variant="text">
          提一个问题
        </ButtonLink>
      </p>
    </ListFrame>
  );
}
