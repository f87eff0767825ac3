import type { ContentItem } from '@portal/api-contract/community';
import { CONTENT_SORTS } from '@portal/api-contract/community';
import type { QueryResult } from '@portal/data-access-api';
import { FilterBar, KeywordForm, type ListPage, type ListQuery } from '@portal/ui-content';
import { ItemFeed } from '../shared/item-feed';
import { ItemRow } from '../shared/item-row';
import { ListHead } from '../shared/list-head';
import { PageColumns } from '../shared/page-columns';
import { ViewTabs } from '../shared/view-tabs';
import { PublishCard } from '../side/publish-card';
import { TagCloud } from '../side/tag-cloud';
import { MEDIA_SORTS } from './media-data';

/** Props of `MediaList`. */
export interface MediaListProps {
  /** What is listed: 资料 or 视频. */
  readonly name: string;
  readonly text: string;
  readonly unit: string;
  /** Kind of items that a tag leads to. */
  readonly mainType: number;
  readonly query: ListQuery;
  readonly items: QueryResult<ListPage<ContentItem>>;
  readonly categories: QueryResult<readonly { readonly category: string; readonly name: string }[]>;
  readonly tags: QueryResult<readonly { readonly name: string; readonly total: number }[]>;
}

/** Materials, or videos, by category, tag and words. */
export function MediaList({ name, text, unit, mainType, query, items, categories, tags }: MediaListProps) {
  const sort = query.get('sort') || 'recommended';
  return (
    <>
      <ListHead title={name} text={text} total={items.data?.total} unit={unit} />
      <PageColumns
        aside={
          <>
            <PublishCard />
            <TagCloud result={tags} mainType={mainType} />
          </>
        }
      >
        <FilterBar
          query={query}
          groups={[
            {
              name: 'category',
              label: '分类',
              options: (categories.data ?? []).map(({ category, name: label }) => ({ value: category, label })),
            },
          ]}
        >
          <KeywordForm query={query} label={`在${name}中搜索`} />
        </FilterBar>
        <ViewTabs
          label={`${name}排序`}
          tabs={MEDIA_SORTS.map((each) => ({
            text: CONTENT_SORTS[each],
            href: query.hrefWith({ sort: each === 'recommended' ? undefined : each }),
            isCurrent: each === sort,
          }))}
        />
        <ItemFeed name={name} result={items} query={query}>
          {(item) => <ItemRow item={item} hasMark />}
        </ItemFeed>
      </PageColumns>
    </>
  );
}
