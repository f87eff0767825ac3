import { AccountPage } from '@portal/ui-account';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { INVOICES_BACK } from './invoice-hrefs';

/** Says that there is no such invoice of the reader. */
export function MissingInvoice() {
  return (
    <AccountPage title="发票详情" back={INVOICES_BACK}>
      <EmptyState message="没有找到这张发票" action={<ButtonLink href={INVOICES_BACK.href}>返回我的发票</ButtonLink>} />
    </AccountPage>
  );
}
