import type { RefundDetail } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { refundsApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, formatAmount, RecordPage } from '@portal/ui-account';
import { SuccessPanel } from '@portal/ui-forms';
import { ButtonLink } from '@portal/ui-kit';
import { toRefundHref } from './refund-hrefs';
import { NO_REFUND, REFUNDS_BACK } from './refund-page';

const PAGE = { title: '退款申请', back: REFUNDS_BACK };

const data = pageData({ refundNo: urlField.text(32) }, ({ query: { refundNo } }) => ({
  refund: fetchFresh(refundsApi.endpoints.getRefund, refundNo && { refundNo }),
}));

export const page = definePage({ data, Page: RefundSubmittedPage });

/** 提交成功 (spec §2, submitRefundCompleted): an application was taken, and what happens next. */
function RefundSubmittedPage({ query, refund }: PageProps<typeof data>) {
  return (
    <RecordPage {...PAGE} id={query.values.refundNo} result={refund} missing={NO_REFUND}>
      {(found) => <Submitted refund={found} />}
    </RecordPage>
  );
}

function Submitted({ refund: { refundNo, refund, arrivalNotice } }: { readonly refund: RefundDetail }) {
  return (
    <AccountPage {...PAGE}>
      <SuccessPanel
        title="退款申请已提交"
        number={refundNo}
        numberLabel="退款单号"
        steps={[
          `退款金额 ${formatAmount(refund)}，以提交时的计算为准。`,
          '由财务审核，结果会以消息通知您。',
          `${arrivalNotice}。`,
        ]}
        actions={
          <>
            <ButtonLink href={toRefundHref(refundNo)} variant="primary">
              查看退款详情
            </ButtonLink>
            <ButtonLink href={accountPaths.refunds.href()}>返回退款列表</ButtonLink>
          </>
        }
      />
    </AccountPage>
  );
}
