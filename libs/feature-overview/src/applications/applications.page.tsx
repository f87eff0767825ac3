import { APPLICATION_KINDS } from '@portal/api-contract';
import { definePage } from '@portal/data-access-api';
import { useListApplicationsQuery, useListEnrolmentsQuery } from '@portal/data-access-api/forms';
import { applicationLifecycle, isFinalState } from '@portal/lifecycles';
import { AccountPage, usePageVisible } from '@portal/ui-account';
import { FilterBar, ItemList, readChoice, readPage, useListQuery } from '@portal/ui-content';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApplicationRow } from './application-row';
import styles from './applications.module.css';
import { EnrolmentList } from './enrolment-list';

const KINDS = [
  ...(['trial', 'model', 'partner', 'job', 'consult'] as const),
  ...(['visit', 'solution', 'whitepaper', 'report'] as const),
];
const PAGE_SIZE = 10;
const ROW_HEIGHT = 139;
const POLL_MS = 10_000;

export const page = definePage({ Page: ApplicationsPage });

/** 我的试用与申请: how whatever was applied or asked for stands, and the enrolments. */
function ApplicationsPage() {
  const [params] = useSearchParams();
  const query = useListQuery(['kind']);
  const kind = readChoice(params, 'kind', KINDS);
  const applications = useWatchedApplications({
    ...(kind && { kind }),
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  });
  const enrolments = useListEnrolmentsQuery({});
  return (
    <AccountPage
      title="我的试用与申请"
      lead="试用、模型、合作、职位、咨询与预约的进度都在这里，受理与结果会以消息通知您。受理前可以撤回。"
    >
      <div>
        <FilterBar
          query={query}
          groups={[
            {
              name: 'kind',
              label: '类型',
              options: Object.entries(APPLICATION_KINDS).map(([value, label]) => ({ value, label })),
            },
          ]}
        />
        <ItemList
          name="申请"
          call={applications}
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
          <EnrolmentList call={enrolments} />
        </section>
      )}
    </AccountPage>
  );
}

/** A page of the applications, read again while one of them is open and somebody looks. */
function useWatchedApplications(input: Parameters<typeof useListApplicationsQuery>[0]) {
  const isVisible = usePageVisible();
  const [isWaiting, setIsWaiting] = useState(false);
  const call = useListApplicationsQuery(input, {
    pollingInterval: isWaiting && isVisible ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const hasOpen = call.currentData?.list.some(({ state }) => !isFinalState(applicationLifecycle, state)) ?? false;
  if (hasOpen !== isWaiting) setIsWaiting(hasOpen);
  return call;
}
