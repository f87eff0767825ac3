import { definePage, type PageProps } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';
import { ButtonLink } from '@portal/ui-kit';
import { ownData } from './own-data';
import { OwnList } from './own-list';

const data = ownData([4]);

export const page = definePage({ data, Page: MyFaqPage });

/** 我的问答 (design: community). */
function MyFaqPage({ query, items, counts, exported }: PageProps<typeof data>) {
  return (
    <OwnList
      title="我的问答"
      actions={
        <ButtonLink href={communityPaths.publishQuestion.href()} variant="primary">
          提问题
        </ButtonLink>
      }
      editHref={(draftId) => communityPaths.publishQuestion.href(undefined, { draftId })}
      query={query}
      result={items}
      counts={counts}
      exported={exported}
    />
  );
}
