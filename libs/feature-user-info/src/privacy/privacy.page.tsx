import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { privacyApi } from '@portal/data-access-api/account';
import { AccountPage, isExporting, QueryCard, usePolling } from '@portal/ui-account';
import { ClosingPanel } from './closing-panel';
import { ConsentList } from './consent-list';
import { ExportPanel } from './export-panel';

/** How often it is asked how far an export is, in milliseconds. */
const POLLING_MS = 2000;

const { listConsents, getDataExport, checkAccountClosing } = privacyApi.endpoints;

const data = pageData(() => ({
  consents: fetchQuery(listConsents),
  dataExport: fetchQuery(getDataExport, {}),
  closing: fetchQuery(checkAccountClosing),
}));

export const page = definePage({ data, Page: PrivacyPage });

/** 隐私与数据 (design: account area, /user-info): consents, the export of personal data, the closing of the account. */
function PrivacyPage({ consents, dataExport, closing }: PageProps<typeof data>) {
  usePolling(dataExport.refetch, isExporting(dataExport.data) ? POLLING_MS : 0);
  return (
    <AccountPage title="隐私与数据" lead="您同意了什么、我们保存了什么、是否继续使用账号，都由您决定。">
      <QueryCard title="授权与同意" result={consents} height={480}>
        {(known) => <ConsentList consents={known} />}
      </QueryCard>
      <QueryCard title="个人数据导出" result={dataExport} height={120}>
        {(newest) => <ExportPanel newest={newest} />}
      </QueryCard>
      <QueryCard title="注销账号" result={closing} height={420}>
        {(check) => <ClosingPanel check={check} />}
      </QueryCard>
    </AccountPage>
  );
}
