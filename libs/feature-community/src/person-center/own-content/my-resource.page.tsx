import { definePage, type PageProps } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';
import { ButtonLink } from '@portal/ui-kit';
import { ownData } from './own-data';
import { OwnList } from './own-list';

const data = ownData([1, 2, 3]);

export const page = definePage({ data, Page: MyResourcePage });

/** 我的资料 (design: community). */
function MyResourcePage({ query, items, counts, exported }: PageProps<typeof data>) {
  return (
    <OwnList
      title="我的资料"
      actions={
        <>
          <ButtonLink href={communityPaths.publishMaterial.href()} variant="primary">
            发资料
          </ButtonLink>
          <ButtonLink href={communityPaths.publishMaterial.href(undefined, { kind: 'video' })}>发视频</ButtonLink>
        </>
      }
      editHref={(draftId) => communityPaths.publishMaterial.href(undefined, { draftId })}
      query={query}
      result={items}
      counts={counts}
      exported={exported}
    />
  );
}
