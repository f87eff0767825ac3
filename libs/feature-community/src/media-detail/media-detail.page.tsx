import { type ContentDetail, CONTENT_KIND, LICENCES } from '@portal/api-contract/community';
import { definePage, type PageProps } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';
import { DetailState } from '@portal/ui-content';
import { formatSize } from '@portal/ui-kit';
import { AuthorLine } from '../shared/author-line';
import { ContentCard } from '../shared/content-card';
import { formatFigure } from '../shared/format-figure';
import { ItemText } from '../shared/item-text';
import { ItemComments } from '../shared/item-comments';
import { fetchItem, itemData } from '../shared/item-data';
import { ItemFrame } from '../shared/item-frame';
import { describeItem } from '../shared/item-head';
import { ItemTags } from '../shared/item-tags';
import { saysMore } from '../shared/says-more';
import { toPerson } from '../shared/to-person';
import { ItemActions } from '../taking-part/item-actions';
import { formatSeconds } from '../writing/chapters';
import { MaterialFile } from './material-file';
import { MaterialPicture } from './material-picture';
import { VideoChapters } from './player/video-chapters';
import { VideoPlayer } from './player/video-player';
import { VideoData } from './video-data';
import styles from './media-detail.module.css';

export const page = definePage({
  data: itemData,
  item: 'item',
  head: ({ params, read }) => describeItem(read(fetchItem(params)), 'Article'),
  Page: MediaDetailPage,
});

/** A material, or a video (design: community, `materialDetail`, `videoDetail`). */
function MediaDetailPage({ item, query }: PageProps<typeof itemData>) {
  return <DetailState result={item}>{(found) => <Media item={found} sought={query.values.comment} />}</DetailState>;
}

interface MediaProps {
  readonly item: ContentDetail;
  /** Id of the comment that the address leads to. */
  readonly sought: string | undefined;
}

function Media({ item, sought }: MediaProps) {
  const { mid, mainType, title, summary, publishedAt, counts, chapters, fileUrl } = item;
  const isVideo = mainType === CONTENT_KIND.video;
  const list = isVideo ? { text: '视频', path: communityPaths.video } : { text: '资料', path: communityPaths.material };
  return (
    <ItemFrame item={item} list={list}>
      <ContentCard>
        <article className={styles.media}>
          <h1>{title}</h1>
          <AuthorLine author={toPerson(item.author)} time={publishedAt}>
            <span>{formatFigure(counts.views)} 浏览</span>
            {item.isAiMade && <span>含 AI 生成内容</span>}
          </AuthorLine>
          {isVideo && fileUrl && <VideoPlayer key={mid} item={item} />}
          {saysMore(summary, item.html) && <p className={styles.lead}>{summary}</p>}
          {!isVideo && item.cover && <MaterialPicture item={item} />}
          <MediaFacts item={item} />
          {isVideo && !fileUrl && <VideoChapters chapters={chapters} seconds={-1} />}
          <ItemText item={item} />
          <ItemTags item={item} />
          <ItemActions item={item} />
        </article>
      </ContentCard>
      <ItemComments mid={mid} sought={sought} />
      {isVideo && <VideoData item={item} />}
    </ItemFrame>
  );
}

/** What of a file is known, and whether it can be had. */
function MediaFacts({ item: { mid, counts, file, licence, mainType, fileUrl } }: { readonly item: ContentDetail }) {
  return (
    <dl className={styles.facts}>
      {file && (
        <div>
          <dt>{mainType === 1 ? '时长' : '格式'}</dt>
          <dd>{mainType === 1 ? formatSeconds(file.seconds) : file.type.toUpperCase()}</dd>
        </div>
      )}
      {file && file.size > 0 && (
        <div>
          <dt>大小</dt>
          <dd>{formatSize(file.size)}</dd>
        </div>
      )}
      <div>
        <dt>许可</dt>
        <dd>{LICENCES[licence]}</dd>
      </div>
      {!fileUrl && (
        <div>
          <dt>文件</dt>
          <dd>作者还没有上传文件，可先收藏</dd>
        </div>
      )}
      {mainType !== 1 && fileUrl && (
        <div>
          <dt>文件</dt>
          <dd>
            <MaterialFile mid={mid} fileUrl={fileUrl} name={file?.name} type={file?.type} />
            {counts.downloads > 0 && <small> {formatFigure(counts.downloads)} 次下载</small>}
          </dd>
        </div>
      )}
    </dl>
  );
}
