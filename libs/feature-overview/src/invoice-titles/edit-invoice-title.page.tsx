import { definePage, fetchFresh, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, invoiceTitlesApi, realnameApi } from '@portal/data-access-api/account';
import { AccountPage } from '@portal/ui-account';
import { BACK, TitleEditor } from './title-editor';

const data = pageData({ id: urlField.text(64) }, ({ query: { id } }) => ({
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
  title: fetchFresh(invoiceTitlesApi.endpoints.getInvoiceTitle, id && { id }),
}));

export const page = definePage({ data, Page: EditInvoiceTitlePage });

/** 修改发票抬头 `?id=` (spec §2). */
function EditInvoiceTitlePage({ query, profile, standing, title }: PageProps<typeof data>) {
  const { id } = query.values;
  return (
    <AccountPage title="修改发票抬头" back={BACK}>
      <TitleEditor
        key={id}
        profile={profile}
        standing={standing}
        title={title}
        isMissing={!id || title.error?.code === '404'}
      />
    </AccountPage>
  );
}
