import type { ContentItem } from '@portal/api-contract/community';
import { Container } from '@portal/ui-content';
import { EmptyState, SiteLink } from '@portal/ui-kit';

/** An item of another kind than its URL says: it has one page, which is elsewhere. */
export function Elsewhere({ item: { title, url } }: { readonly item: Pick<ContentItem, 'title' | 'url'> }) {
  return (
    <Container>
      <EmptyState message="这项内容在另一个页面" action={<SiteLink href={url}>{title}</SiteLink>} />
    </Container>
  );
}
