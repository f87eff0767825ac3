import { definePage, type PageProps } from '@portal/data-access-api';
import { ownData } from './own-data';
import { OwnList } from './own-list';

const data = ownData([1, 2, 3]);

export const page = definePage({ data, Page: MyResourcePage });

/** 我的资料 (design: community). */
function MyResourcePage({ query, items, counts }: PageProps<typeof data>) {
  return <OwnList title="我的资料" query={query} result={items} counts={counts} />;
}
