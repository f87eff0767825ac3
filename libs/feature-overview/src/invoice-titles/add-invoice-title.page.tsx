import { definePage, fetchFresh, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, realnameApi } from '@portal/data-access-api/account';
import { AccountPage } from '@portal/ui-account';
import { BACK, TitleEditor } from './title-editor';

const data = pageData(() => ({
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
}));

export const page = definePage({ data, Page: AddInvoiceTitlePage });

const NEW = { data: null, isError: false, refetch: () => undefined };

/** 新增发票抬头 (spec §2). */
function AddInvoiceTitlePage({ profile, standing }: PageProps<typeof data>) {
  return (
    <AccountPage title="新增发票抬头" back={BACK}>
      <TitleEditor profile={profile} standing={standing} title={NEW} />
    </AccountPage>
  );
}
