import { definePage, type PageProps } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';
import { ButtonLink } from '@portal/ui-kit';
import { ownData } from './own-data';
import { OwnList } from './own-list';

const data = ownData([5]);

export const page = definePage({ data, Page: MyArticlePage });

/** 我的文章 (design: community). */
function MyArticlePage({ query, items, counts, exported }: PageProps<typeof data>) {
  return (
    <OwnList
      title="我的文章"
      actions={
        <ButtonLink href={communityPaths.publishArticle.href()} variant="primary">
          写文章
        </ButtonLink>
      }
      editHref={(draftId) => communityPaths.publishArticle.href(undefined, { draftId })}
      query={query}
      result={items}
      counts={counts}
      exported={exported}
    />
  );
}
