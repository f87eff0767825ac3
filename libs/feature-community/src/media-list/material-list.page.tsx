import { definePage, pageData, type PageProps } from '@portal/data-access-api';
import { ItemFeed } from '../shared/item-feed';
import { ItemRow } from '../shared/item-row';
import { listItems, SORT_VIEWS, SORTED_LIST_FIELDS } from '../shared/list-data';
import { ListFrame } from '../shared/list-frame';

const data = pageData(SORTED_LIST_FIELDS, ({ query }) => listItems([2, 3], query));

export const page = definePage({ data, Page: MaterialListPage });

/** Materials (design: community, `material`). */
function MaterialListPage({ items, ...props }: PageProps<typeof data>) {
  return (
    <ListFrame
      {...props}
      name="资料"
      text="手册、模板与工具包，注明格式、许可和适用范围。"
      total={items.data?.total}
      unit="份"
      mainType={2}
      views={{ ...SORT_VIEWS, label: '资料排序' }}
    >
      <ItemFeed name="资料" result={items} query={props.query}>
        {(item) => <ItemRow item={item} hasMark />}
      </ItemFeed>
    </ListFrame>
  );
}
