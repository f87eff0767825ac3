import type { ContentDetail } from '@portal/api-contract/community';
import { useBrand } from '@portal/data-access-api';
import { StructuredData } from '@portal/ui-content';
import { memberHref } from '../shared/item-href';

/** What search engines are told of an article (schema.org, Article). */
export function ArticleData({ item }: { readonly item: ContentDetail }) {
  const { publicOrigin, basePath } = useBrand();
  const { title, summary, url, author, publishedAt, updatedAt, tags, counts } = item;
  return (
    <StructuredData
      data={{
        '@type': 'Article',
        headline: title,
        ...(summary && { description: summary }),
        mainEntityOfPage: publicOrigin + basePath + url,
        datePublished: publishedAt,
        dateModified: updatedAt,
        keywords: tags.join(','),
        commentCount: counts.comments,
        ...(author.userCode && {
          author: {
            '@type': 'Person',
            name: author.name,
            url: publicOrigin + basePath + memberHref(author.userCode),
          },
        }),
      }}
    />
  );
}
