import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';
import { ItemFeed } from '../shared/item-feed';
import { ItemRow } from '../shared/item-row';
import { listItems, SORT_VIEWS, SORTED_LIST_FIELDS } from '../shared/list-data';
import { ListFrame } from '../shared/list-frame';

const data = pageData(SORTED_LIST_FIELDS, ({ query }) => ({
  ...listItems([5], query),
  members: fetchQuery(communityApi.endpoints.listCommunityRank),
}));

export const page = definePage({ data, Page: ArticleListPage });

/** Articles by category, tag and words (design: community, `blogArticle`). */
function ArticleListPage({ items, ...props }: PageProps<typeof data>) {
  return (
    <ListFrame
      {...props}
      name="文章"
      text="方案怎么定、参数怎么调、坑怎么填：来自现场的完整记录。"
      total={items.data?.total}
      unit="篇"
      feed="articles"
      mainType={5}
      views={{ ...SORT_VIEWS, label: '文章排序' }}
    >
      <ItemFeed name="文章" result={items} query={props.query}>
        {(item) => <ItemRow item={item} />}
      </ItemFeed>
    </ListFrame>
  );
}
