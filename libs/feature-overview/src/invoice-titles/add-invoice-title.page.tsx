import { definePage, fetchFresh, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { accountsApi, realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { BACK, TitleEditor } from './title-editor';

const data = pageData({ from: urlField.choice(['apply']) }, () => ({
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
}));

export const page = definePage({ data, Page: AddInvoiceTitlePage });

const FROM_APPLICATION = { goalHref: accountPaths.invoiceFillIn.href() };

const NEW = { data: null, isError: false, refetch: () => undefined };

/** 新增发票抬头 (spec §2); from an application for an invoice it leads back there. */
function AddInvoiceTitlePage({ query, profile, standing }: PageProps<typeof data>) {
  return (
    <AccountPage title="新增发票抬头" back={BACK}>
      <TitleEditor profile={profile} standing={standing} title={NEW} {...(query.values.from && FROM_APPLICATION)} />
    </AccountPage>
  );
}
