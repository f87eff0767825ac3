import type { MainType } from '@portal/api-contract/community';
import { fetchFresh, pageData, urlField } from '@portal/data-access-api';
import { communityWritingApi } from '@portal/data-access-api/community';
import { worksExportApi } from '@portal/data-access-api/person-center';
import { OWN_STATES } from './own-tabs';

const PAGE_SIZE = 10;

/** What a page of own items of some kinds asks for. */
export function ownData(mainTypes: MainType[]) {
  const { listOwnContent, countOwnContent } = communityWritingApi.endpoints;
  return pageData(
    { status: urlField.choice(OWN_STATES), page: urlField.page() },
    ({ query: { status, page: pageNo } }) => ({
      items: fetchFresh(listOwnContent, { mainTypes, ...(status && { status }), pageNo, pageSize: PAGE_SIZE }),
      counts: fetchFresh(countOwnContent, { mainTypes }),
      exported: fetchFresh(worksExportApi.endpoints.getWorksExport, {}),
    }),
  );
}
