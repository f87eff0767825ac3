import { definePage, pageData, type PageProps } from '@portal/data-access-api';
import { ItemFeed } from '../shared/item-feed';
import { ItemRow } from '../shared/item-row';
import { listItems, SORT_VIEWS, SORTED_LIST_FIELDS } from '../shared/list-data';
import { ListFrame } from '../shared/list-frame';

const data = pageData(SORTED_LIST_FIELDS, ({ query }) => listItems([1], query));

export const page = definePage({ data, Page: VideoListPage });

/** Videos (design: community, `video`, `videoClassify`). */
function VideoListPage({ items, ...props }: PageProps<typeof data>) {
  return (
    <ListFrame
      {...props}
      name="视频"
      text="几分钟讲清一个现场问题，带章节，可按分类查看。"
      total={items.data?.total}
      unit="个"
      mainType={1}
      views={{ ...SORT_VIEWS, label: '视频排序' }}
    >
      <ItemFeed name="视频" result={items} query={props.query}>
        {(item) => <ItemRow item={item} hasMark />}
      </ItemFeed>
    </ListFrame>
  );
}
