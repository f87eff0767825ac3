import { type ContentDetail, COMMUNITY_CATEGORIES } from '@portal/api-contract/community';
import type { communityPaths } from '@portal/portal-paths/community';
import type { ReactNode } from 'react';
import { AuthorCard } from './author-card';
import { CommunityCrumbs } from './community-crumbs';
import { PageColumns } from './page-columns';
import { RelatedItems } from './related-items';
import { toPerson } from './to-person';
import { useSoughtPlace } from './use-sought-place';
import { VisitNote } from './visit-note';

/** Props of `ItemFrame`. */
export interface ItemFrameProps {
  readonly item: ContentDetail;
  /** The list that the item stands in. */
  readonly list: {
    readonly text: string;
    readonly path: (typeof communityPaths)['qa' | 'blogArticle' | 'material' | 'video'];
  };
  /** What stands beside it, below its author and what is related to it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Page of an item: where it stands, the item itself, and who wrote it; the visit is noted. */
export function ItemFrame({ item, list: { text, path }, aside, children }: ItemFrameProps) {
  const { mid, title, category, related } = item;
  const author = toPerson(item.author);
  useSoughtPlace();
  return (
    <>
      <CommunityCrumbs
        crumbs={[
          { text, href: path.href() },
          { text: COMMUNITY_CATEGORIES[category], href: path.href(undefined, { category }) },
          { text: title },
        ]}
      />
      <PageColumns
        aside={
          <>
            {author && <AuthorCard author={author} />}
            <RelatedItems items={related} />
            {aside}
          </>
        }
      >
        {children}
      </PageColumns>
      <VisitNote mid={mid} />
    </>
  );
}
