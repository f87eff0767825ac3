import { definePage } from '@portal/data-access-api';
import {
  useCheckAccountClosingQuery,
  useGetDataExportQuery,
  useListConsentsQuery,
} from '@portal/data-access-api/account';
import { AccountCard, AccountPage, CallContent } from '@portal/ui-account';
import { ClosingPanel } from './closing-panel';
import { ConsentList } from './consent-list';
import { ExportPanel } from './export-panel';

/** How often it is asked how far an export is, in milliseconds. */
const POLLING_MS = 2000;

export const page = definePage({ Page: PrivacyPage });

/** 隐私与数据 (design: account area, /user-info): consents, the export of personal data, the closing of the account. */
function PrivacyPage() {
  return (
    <AccountPage title="隐私与数据" lead="您同意了什么、我们保存了什么、是否继续使用账号，都由您决定。">
      <AccountCard title="授权与同意">
        <Consents />
      </AccountCard>
      <AccountCard title="个人数据导出">
        <Export />
      </AccountCard>
      <AccountCard title="注销账号">
        <Closing />
      </AccountCard>
    </AccountPage>
  );
}

function Consents() {
  const call = useListConsentsQuery();
  return (
    <CallContent call={call} height={480}>
      {(consents) => <ConsentList consents={consents} />}
    </CallContent>
  );
}

function Export() {
  // The newest answer decides whether there is anything to wait for.
  const known = useGetDataExportQuery({}).currentData?.status;
  const isUnderWay = known === 'waiting' || known === 'running';
  const call = useGetDataExportQuery({}, { pollingInterval: isUnderWay ? POLLING_MS : 0 });
  return (
    <CallContent call={call} height={120}>
      {(newest) => <ExportPanel newest={newest} />}
    </CallContent>
  );
}

function Closing() {
  const call = useCheckAccountClosingQuery();
  return (
    <CallContent call={call} height={420}>
      {(check) => <ClosingPanel check={check} />}
    </CallContent>
  );
}
