import { definePage, fetchQuery, field, pageData, type PageProps } from '@portal/data-access-api';
import { securityApi } from '@portal/data-access-api/account';
import { AccountPage } from '@portal/ui-account';
import { PAGE_SIZES } from '@portal/ui-account/records';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog';
import { DeviceList } from './device-list';
import { LoginHistory } from './login-history';
import { ProofList } from './proof-list';
import type { ChangeScene } from './security-labels';
import { SecurityScore } from './security-score';

const { getAccountSecurity, listDevices, listLoginLog } = securityApi.endpoints;

const data = pageData(
  {
    outcome: field.choice(['success', 'failure']),
    page: field.page(),
    size: field.size(PAGE_SIZES),
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
