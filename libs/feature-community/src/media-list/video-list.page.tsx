import { definePage, type PageProps } from '@portal/data-access-api';
import { mediaData } from './media-data';
import { MediaList } from './media-list';

const data = mediaData([1]);

export const page = definePage({ data, Page: VideoListPage });

/** Videos (design: community, `video`, `videoClassify`). */
function VideoListPage(props: PageProps<typeof data>) {
  return (
    <MediaList {...props} name="视频" text="几分钟讲清一个现场问题，带章节，可按分类查看。" unit="个" mainType={1} />
  );
}
