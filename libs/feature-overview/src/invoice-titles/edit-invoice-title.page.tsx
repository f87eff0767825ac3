import { definePage, defineUrlQuery, pageData, type PageProps, textField } from '@portal/data-access-api';
import { AccountPage } from '@portal/ui-account';
import { BACK, TitleEditor } from './title-editor';

const data = pageData(defineUrlQuery({ id: textField(64) }), () => ({}));

export const page = definePage({ data, Page: EditInvoiceTitlePage });

/** 修改发票抬头 `?id=` (spec §2). */
function EditInvoiceTitlePage({ query }: PageProps<typeof data>) {
  const { id = 'none' } = query.values;
  return (
    <AccountPage title="修改发票抬头" back={BACK}>
      <TitleEditor key={id} id={id} />
    </AccountPage>
  );
}
