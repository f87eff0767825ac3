import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityOwnApi } from '@portal/data-access-api/community';
import { KeywordForm } from '@portal/ui-content';
import { ViewTabs } from '../../shared/view-tabs';
import { WorkList } from '../../shared/work-list';
import { CenterPage } from '../frame/center-page';
import { FolderActions } from './folder-actions';
import { ChoiceBox } from '../selection/choice-box';
import { useSelection } from '../selection/use-selection';
import { CollectionBar } from './collection-bar';
import styles from './my-collection.module.css';

const PAGE_SIZE = 20;
const DEFAULT = 'default';

const { listCollected, listFolders } = communityOwnApi.endpoints;

const data = pageData(
  {
    folder: urlField.text(64),
    keyword: urlField.text(50),
    page: urlField.page(),
  },
  ({ query: { folder, keyword, page: pageNo } }) => ({
    folders: fetchFresh(listFolders),
    items: fetchFresh(listCollected, {
      // The default folder has no id of its own; without one everything is listed.
      ...(folder && { folderId: folder === DEFAULT ? '' : folder }),
      ...(keyword && { keyword }),
      pageNo,
      pageSize: PAGE_SIZE,
    }),
  }),
);

export const page = definePage({ data, Page: MyCollectionPage });

/** Collected items by folder (design: community, `my-collection`). */
function MyCollectionPage({ query, folders, items }: PageProps<typeof data>) {
  const { folder } = query.values;
  const selection = useSelection((items.data?.list ?? []).map(({ targetId }) => targetId));
  const list = folders.data ?? [];
  const current = list.find(({ id }) => id === folder);
  return (
    <CenterPage title="我的收藏" actions={<FolderActions current={current} onDeleted={() => query.reset()} />}>
      <ViewTabs
        label="收藏夹"
        tabs={[
          { text: '全部', href: query.hrefWith({ folder: undefined }), isCurrent: !folder },
          ...list.map(({ id, name, total }) => ({
            text: `${name} ${total}`,
            href: query.hrefWith({ folder: id || DEFAULT }),
            isCurrent: (id || DEFAULT) === folder,
          })),
        ]}
      />
      <div className={styles.tools}>
        <KeywordForm query={query} label="在收藏中搜索" />
      </div>
      <CollectionBar selection={selection} folders={list} />
      <WorkList
        name="收藏"
        result={items}
        query={query}
        empty="还没有收藏内容"
        choice={({ targetId, title }) => <ChoiceBox selection={selection} id={targetId} name={title} />}
      />
    </CenterPage>
  );
}
