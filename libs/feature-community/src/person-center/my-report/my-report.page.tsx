import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityRelationsApi } from '@portal/data-access-api/person-center';
import { CenterList } from '../frame/center-list';
import { CenterPage } from '../frame/center-page';
import { ReportRow } from './report-row';

const PAGE_SIZE = 20;

const data = pageData({ page: urlField.page() }, ({ query: { page: pageNo } }) => ({
  reports: fetchFresh(communityRelationsApi.endpoints.listMyReports, { pageNo, pageSize: PAGE_SIZE }),
}));

export const page = definePage({ data, Page: MyReportPage });

/** What somebody has reported, and what was decided about it (ADR 204). */
function MyReportPage({ query, reports }: PageProps<typeof data>) {
  return (
    <CenterPage title="我的举报">
      <CenterList name="我的举报" result={reports} query={query} empty="还没有举报过内容">
        {(report) => <ReportRow key={report.id} report={report} />}
      </CenterList>
    </CenterPage>
  );
}
