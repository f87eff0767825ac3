import { definePage, type PageProps } from '@portal/data-access-api';
import { mediaData } from './media-data';
import { MediaList } from './media-list';

const data = mediaData([2, 3]);

export const page = definePage({ data, Page: MaterialListPage });

/** Materials (design: community, `material`). */
function MaterialListPage(props: PageProps<typeof data>) {
  return (
    <MediaList {...props} name="资料" text="手册、模板与工具包，注明格式、许可和适用范围。" unit="份" mainType={2} />
  );
}
