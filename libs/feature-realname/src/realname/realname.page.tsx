import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { AccountPage, QueryCard } from '@portal/ui-account';
import { StandingView } from './standing-view';

const data = pageData(() => ({
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
}));

export const page = definePage({ data, Page: RealnamePage });

/** 实名认证 (spec §2): how the account stands, and what can be done about it. */
function RealnamePage({ standing }: PageProps<typeof data>) {
  return (
    <AccountPage title="实名认证" lead="认证后可以开具专票、签署合同。证件号码加密保存，页面上只显示部分。">
      <QueryCard title="认证状态" result={standing} height={180}>
        {(certification) => <StandingView certification={certification} />}
      </QueryCard>
    </AccountPage>
  );
}
