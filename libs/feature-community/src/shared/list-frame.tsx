import type { CommunityFeed } from '@portal/portal-paths/community';
import { FilterBar, KeywordForm, type ListQuery } from '@portal/ui-content';
import type { ComponentProps, ReactNode } from 'react';
import { ActiveMembers } from '../side/active-members';
import { PublishCard } from '../side/publish-card';
import { TagCloud, type TagCloudProps } from '../side/tag-cloud';
import { ListHead, type ListHeadProps } from './list-head';
import { PageColumns } from './page-columns';
import { TagFollow } from './tag-follow';
import { ViewTabs } from './view-tabs';

/** Views of a list: a field of its URL and the texts of its values, of which the first has no name in the URL. */
export interface ListViews {
  readonly label: string;
  readonly field: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Props of `ListFrame`. */
export interface ListFrameProps extends Pick<ListHeadProps, 'text' | 'total' | 'unit'> {
  /** What the list is called, e.g. 文章. */
  readonly name: string;
  readonly feed?: CommunityFeed;
  /** Kind of items that a tag leads to. */
  readonly mainType: number;
  readonly query: ListQuery;
  readonly categories: { readonly data?: readonly { readonly category: string; readonly name: string }[] | undefined };
  readonly tags: TagCloudProps['result'];
  readonly members?: ComponentProps<typeof ActiveMembers>['result'];
  readonly views: ListViews;
  readonly children: ReactNode;
}

/** Page of a list: its head, its filters and views, the list itself, and what else there is. */
export function ListFrame(props: ListFrameProps) {
  const { name, text, total, unit, feed, mainType, query, categories, tags, members, views, children } = props;
  const tag = query.get('tag');
  return (
    <>
      <ListHead title={tag ? `${name} · ${tag}` : name} {...{ text, total, unit }} {...(feed && { feed })}>
        {tag && <TagFollow key={tag} tag={tag} />}
      </ListHead>
      <PageColumns
        aside={
          <>
            <PublishCard />
            <TagCloud result={tags} mainType={mainType} />
            {members && <ActiveMembers result={members} />}
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
        <ViewTabs label={views.label} tabs={toTabs(query, views)} />
        {children}
      </PageColumns>
    </>
  );
}

function toTabs(query: ListQuery, { field, texts }: ListViews) {
  const [first = '', ...others] = Object.keys(texts);
  const current = query.get(field) || first;
  return [first, ...others].map((name) => ({
    text: texts[name] ?? '',
    href: query.hrefWith({ [field]: name === first ? undefined : name }),
    isCurrent: name === current,
  }));
}
