import { APPLICATION_KINDS } from '@portal/api-contract';
import { definePage, fetchFresh, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { formsApi } from '@portal/data-access-api/forms';
import { applicationLifecycle, isFinalState } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, usePolling } from '@portal/ui-account';
import { FilterBar, ItemList, toOptions } from '@portal/ui-content';
import { ButtonLink } from '@portal/ui-kit';
import { ApplicationRow } from './application-row';
import styles from './applications.module.css';
import { EnrolmentList } from './enrolment-list';

const KINDS = [
  ...(['model', 'partner', 'job', 'consult'] as const),
  ...(['visit', 'solution', 'whitepaper', 'report'] as const),
];
const PAGE_SIZE = 10;
const ROW_HEIGHT = 139;
const POLL_MS = 10_000;

const data = pageData({ kind: urlField.choice(KINDS), page: urlField.page() }, ({ query: { kind, page: pageNo } }) => ({
  applications: fetchFresh(formsApi.endpoints.listApplications, { ...(kind && { kind }), pageNo, pageSize: PAGE_SIZE }),
  enrolments: fetchQuery(formsApi.endpoints.listEnrolments, {}),
}));

export const page = definePage({ data, Page: ApplicationsPage });

/** 我的申请: how whatever was applied or asked for stands, and the enrolments. */
function ApplicationsPage({ query, applications, enrolments }: PageProps<typeof data>) {
  // Read again while one of them is open.
  const hasOpen = applications.data?.list.some(({ state }) => !isFinalState(applicationLifecycle, state));
  usePolling(applications.refetch, hasOpen ? POLL_MS : 0);
  return (
    <AccountPage
      title="我的申请"
      lead="模型、合作、职位、咨询与预约的进度都在这里，受理与结果会以消息通知您。受理前可以撤回。"
      actions={
        <ButtonLink href={accountPaths.overviewTryProduct.href()} size="compact">
          我的试用
        </ButtonLink>
      }
    >
      <div>
        <FilterBar
          query={query}
          groups={[
            {
              name: 'kind',
              label: '类型',
              options: toOptions(APPLICATION_KINDS),
            },
          ]}
        />
        <ItemList
          name="申请"
          result={applications}
          query={query}
          columns={1}
          itemHeight={ROW_HEIGHT}
          getKey={({ applicationNo }) => applicationNo}
        >
          {(application) => <ApplicationRow application={application} />}
        </ItemList>
      </div>
      {!applications.isLoading && (
        <section aria-labelledby="enrolments-title" className={styles.enrolments}>
          <h2 id="enrolments-title">活动报名</h2>
          <EnrolmentList result={enrolments} />
        </section>
      )}
    </AccountPage>
  );
}
