import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityOwnApi } from '@portal/data-access-api/community';
import { KeywordForm } from '@portal/ui-content';
import { useState } from 'react';
import { ViewTabs } from '../../shared/view-tabs';
import { WorkList } from '../../shared/work-list';
import { CenterPage } from '../frame/center-page';
import { FolderActions } from './folder-actions';
import { MoveBar } from './move-bar';
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
  const [chosen, setChosen] = useState<readonly string[]>([]);
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
        <MoveBar chosen={chosen} folders={list} onDone={() => setChosen([])} />
      </div>
      <WorkList
        name="收藏"
        result={items}
        query={query}
        empty="还没有收藏内容"
        actions={({ targetId, title }) => (
          <label className={styles.choice}>
            <input
              type="checkbox"
              aria-label={`选择 ${title}`}
              checked={chosen.includes(targetId)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, targetId] : chosen.filter((id) => id !== targetId))
              }
            />
          </label>
        )}
      />
    </CenterPage>
  );
}
