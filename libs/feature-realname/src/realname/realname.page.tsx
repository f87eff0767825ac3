import { definePage, fetchFresh, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { privacyApi, realnameApi } from '@portal/data-access-api/account';
import { AccountPage, QueryCard } from '@portal/ui-account';
import { MaintenanceNotice } from '../shared/maintenance-notice';
import { useEntrance } from '../shared/use-entrance';
import { ConsentChoices } from './consent-choices';
import { HistoryTable } from './history-table';
import { KeptData } from './kept-data';
import { LimitList } from './limit-list';
import styles from './realname.module.css';
import { StandingView } from './standing-view';
import { ViewLog } from './view-log';

const {
  findUserCertification,
  identificationDetailForEffective,
  identificationDetailForOngoing,
  listIdentificationHistory,
  listIdentificationLimits,
} = realnameApi.endpoints;

const data = pageData(() => ({
  standing: fetchFresh(findUserCertification),
  effective: fetchFresh(identificationDetailForEffective),
  ongoing: fetchFresh(identificationDetailForOngoing),
  history: fetchFresh(listIdentificationHistory),
  limits: fetchFresh(listIdentificationLimits),
  consents: fetchQuery(privacyApi.endpoints.listConsents),
}));

export const page = definePage({ data, Page: RealnamePage });

/** 实名认证 (spec §2): how the account stands, what can be done about it, and what is kept of it. */
function RealnamePage({ standing, effective, ongoing, history, limits, consents }: PageProps<typeof data>) {
  const { isClosed } = useEntrance();
  return (
    <AccountPage title="实名认证" lead="认证后可以开具专票、签署合同。证件号码加密保存，页面上只显示部分。">
      {isClosed && <MaintenanceNotice />}
      <QueryCard title="认证状态" result={standing} height={150}>
        {(known) => <StandingView certification={known} limits={limits.data ?? []} isClosed={isClosed} />}
      </QueryCard>
      <div className={styles.columns}>
        <QueryCard title="认证记录" result={history} height={180}>
          {(records) => <HistoryTable records={records} />}
        </QueryCard>
        <QueryCard title="可用次数" result={limits} height={180}>
          {(known) => <LimitList limits={known} />}
        </QueryCard>
      </div>
      <div className={styles.columns}>
        <QueryCard title="授权" result={consents} height={240}>
          {(known) => <ConsentChoices consents={known} />}
        </QueryCard>
        <QueryCard title="谁查看过我的资料" result={effective} height={240}>
          {(known) => <ViewLog records={[known, ongoing.data ?? null]} />}
        </QueryCard>
      </div>
      <KeptData />
    </AccountPage>
  );
}
