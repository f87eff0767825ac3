import { definePage } from '@portal/data-access-api';
import { AccountPage } from '@portal/ui-account';
import { BACK, TitleEditor } from './title-editor';

export const page = definePage({ Page: AddInvoiceTitlePage });

/** 新增发票抬头 (spec §2). */
function AddInvoiceTitlePage() {
  return (
    <AccountPage title="新增发票抬头" back={BACK}>
      <TitleEditor />
    </AccountPage>
  );
}
