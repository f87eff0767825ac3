import { definePage } from '@portal/data-access-api';
import { useGetAccountSecurityQuery } from '@portal/data-access-api/account';
import { AccountPage, PENDING } from '@portal/ui-account';
import { DataNotice, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog';
import { DeviceList } from './device-list';
import { LoginHistory } from './login-history';
import { ProofList } from './proof-list';
import type { ChangeScene } from './security-labels';
import { SecurityScore } from './security-score';

export const page = definePage({ Page: SecurityPage });

/** 账号安全 (design: account area, /user-info): what protects the account, who is logged in, who tried to. */
function SecurityPage() {
  const { data: security, isError, error, refetch } = useGetAccountSecurityQuery();
  const [scene, setScene] = useState<ChangeScene | null>(null);
  return (
    <AccountPage title="账号安全" lead="管理登录方式与已登录的设备，发现异常请及时修改密码。">
      {security && (
        <>
          <SecurityScore score={security.score} />
          <ProofList security={security} onChange={setScene} />
          <ChangeDialog scene={scene} security={security} onClose={() => setScene(null)} />
        </>
      )}
      {!security && (isError ? <DataNotice error={error} onRetry={() => void refetch()} /> : <Waiting />)}
      <DeviceList />
      <LoginHistory />
    </AccountPage>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="加载中" {...PENDING}>
      <Skeleton height={420} />
    </div>
  );
}
