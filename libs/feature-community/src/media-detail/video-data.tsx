import type { ContentDetail } from '@portal/api-contract/community';
import { useBrand } from '@portal/data-access-api';
import { StructuredData } from '@portal/ui-content';

/** What search engines are told of a video (schema.org, VideoObject). */
export function VideoData({ item }: { readonly item: ContentDetail }) {
  const { publicOrigin, basePath } = useBrand();
  const { title, summary, url, author, publishedAt, cover, file, fileUrl, chapters, counts, tags } = item;
  const pageUrl = publicOrigin + basePath + url;
  return (
    <StructuredData
      data={{
        '@type': 'VideoObject',
        name: title,
        description: summary || title,
        url: pageUrl,
        uploadDate: publishedAt,
        keywords: tags.join(','),
        ...(cover && { thumbnailUrl: publicOrigin + cover }),
        ...(file && file.seconds > 0 && { duration: `PT${file.seconds}S` }),
        ...(fileUrl && { contentUrl: publicOrigin + fileUrl }),
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: { '@type': 'WatchAction' },
          userInteractionCount: counts.views,
        },
        author: { '@type': 'Person', name: author.name },
        ...(chapters.length > 0 && {
          hasPart: chapters.map(({ at, title: name }) => ({
            ...{ '@type': 'Clip', name, startOffset: at, url: `${pageUrl}#t=${at}` },
          })),
        }),
      }}
    />
  );
}
