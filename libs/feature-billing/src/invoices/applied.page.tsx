import { INVOICE_MEDIA, type InvoiceDetail } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { invoicesApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { formatAmount, RecordPage } from '@portal/ui-account';
import { SuccessPanel } from '@portal/ui-forms';
import { ButtonLink, Card } from '@portal/ui-kit';
import { ApplicationPage } from './application-page';
import { APPLICATION_PAGE, MISSING_INVOICE } from './invoice-page';
import { toInvoiceHref } from './invoice-hrefs';
import { describeIssuing, SHORT_TYPES } from './invoice-words';

const data = pageData({ id: urlField.text(32) }, ({ query: { id } }) => ({
  invoice: fetchFresh(invoicesApi.endpoints.getInvoice, id && { id }),
}));

export const page = definePage({ data, Page: AppliedPage });

/** 提交完成 (spec §2, apply/apply-finish): the number of the application, and when the invoice is there. */
function AppliedPage({ query, invoice: result }: PageProps<typeof data>) {
  return (
    <RecordPage {...APPLICATION_PAGE} id={query.values.id} result={result} missing={MISSING_INVOICE}>
      {(invoice) => (
        <ApplicationPage step={3}>
          <Card>
            <SuccessPanel
              title="开票申请已提交"
              number={invoice.id}
              steps={listSteps(invoice)}
              actions={
                <>
                  <ButtonLink href={toInvoiceHref(invoice.id)} variant="primary" size="compact">
                    查看发票
                  </ButtonLink>
                  <ButtonLink href={accountPaths.invoiceChooseOrders.href()} size="compact">
                    继续申请
                  </ButtonLink>
                  <ButtonLink href={accountPaths.invoices.href()} size="compact">
                    返回我的发票
                  </ButtonLink>
                </>
              }
            />
          </Card>
        </ApplicationPage>
      )}
    </RecordPage>
  );
}

function listSteps({ total, medium, invoiceType, titleName, emails, address }: InvoiceDetail): string[] {
  const goal = medium === 1 ? `，发送到 ${emails.join('、')}` : `，寄到 ${address?.address ?? '收件地址'}`;
  return [
    `${titleName}，${SHORT_TYPES[invoiceType]} · ${INVOICE_MEDIA[medium]}，价税合计 ${formatAmount(total)}`,
    `财务${describeIssuing(medium).replace('通过后', '后')}${goal}`,
    '进度有变化时，消息中心会提醒您；开具前可以撤回申请',
  ];
}
