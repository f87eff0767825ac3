import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { securityApi } from '@portal/data-access-api/account';
import { AccountPage, describeSecurity } from '@portal/ui-account';
import { PAGE_SIZES } from '@portal/ui-account/records';
import { QueryView, ShieldIcon, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog';
import { DeviceList } from './device-list';
import { LoginHistory } from './login-history';
import { ProofList } from './proof-list';
import type { ChangeScene } from './security-labels';
import styles from './security.module.css';

const { getAccountSecurity, listDevices, listLoginLog } = securityApi.endpoints;

const data = pageData(
  {
    outcome: urlField.choice(['success', 'failure']),
    page: urlField.page(),
    size: urlField.size(PAGE_SIZES),
  },
  ({ query: { outcome, page: pageNo, size: pageSize } }) => ({
    security: fetchQuery(getAccountSecurity),
    devices: fetchQuery(listDevices),
    logins: fetchQuery(listLoginLog, { pageNo, pageSize, ...(outcome && { outcome }) }),
  }),
);

export const page = definePage({ data, Page: SecurityPage });

/** 账号安全 (design: account area, /user-info): what protects the account, who is logged in, who tried to. */
function SecurityPage({ query, security: result, devices, logins }: PageProps<typeof data>) {
  const [scene, setScene] = useState<ChangeScene | null>(null);
  return (
    <AccountPage title="账号安全" lead="管理登录方式与已登录的设备，发现异常请及时修改密码。">
      <QueryView result={result} waiting={<Skeleton height={420} />}>
        {(security) => (
          <>
            <SecurityScore score={security.score} />
            <ProofList security={security} onChange={setScene} />
            <ChangeDialog scene={scene} security={security} onClose={() => setScene(null)} />
          </>
        )}
      </QueryView>
      <DeviceList result={devices} />
      <LoginHistory query={query} result={logins} />
    </AccountPage>
  );
}

/** How well the account is protected, as a bar and in words. */
function SecurityScore({ score }: { readonly score: number }) {
  const { level, advice } = describeSecurity(score);
  return (
    <section className={styles.score} aria-labelledby="security-score-title" data-level={level}>
      <span className={styles.shield}>
        <ShieldIcon size={26} />
      </span>
      <div className={styles.scoreWords}>
        <h2 id="security-score-title" className={styles.scoreTitle}>
          账号安全等级：<strong>{level}</strong>
        </h2>
        <p>{advice}</p>
      </div>
      <meter className={styles.meter} min={0} max={100} value={score} aria-label={`安全评分${score}分，满分100分`} />
    </section>
  );
}
