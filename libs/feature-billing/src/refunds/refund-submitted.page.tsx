import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { refundsApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, formatAmount } from '@portal/ui-account';
import { SuccessPanel } from '@portal/ui-forms';
import { ButtonLink, EmptyState, QueryView } from '@portal/ui-kit';
import { isMissing } from '../is-missing';
import { RecordWaiting } from '../record-waiting';
import { toRefundHref } from './refund-hrefs';

const PAGE = { title: '退款申请已提交', back: { href: accountPaths.refunds.href(), text: '退款' } };

const data = pageData({ refundNo: urlField.text(32) }, ({ query: { refundNo } }) => ({
  refund: fetchFresh(refundsApi.endpoints.getRefund, refundNo && { refundNo }),
}));

export const page = definePage({ data, Page: RefundSubmittedPage });

/** 提交成功 (spec §2, submitRefundCompleted): an application was taken, and what happens next. */
function RefundSubmittedPage({ query, refund: result }: PageProps<typeof data>) {
  const { refundNo } = query.values;
  if (isMissing(refundNo, result.error))
    return (
      <AccountPage {...PAGE} title="退款申请">
        <EmptyState
          message="没有找到这笔退款"
          action={<ButtonLink href={accountPaths.refunds.href()}>返回退款列表</ButtonLink>}
        />
      </AccountPage>
    );
  return (
    <AccountPage {...PAGE}>
      <QueryView result={result} waiting={<RecordWaiting />}>
        {({ refundNo: number, refund, arrivalNotice }) => (
          <SuccessPanel
            title="退款申请已提交"
            number={number}
            numberLabel="退款单号"
            steps={[
              `退款金额 ${formatAmount(refund)}，以提交时的计算为准。`,
              '财务将在 3 个工作日内审核，结果会以消息通知您。',
              `${arrivalNotice}。`,
            ]}
            actions={
              <>
                <ButtonLink href={toRefundHref(number)} variant="primary">
                  查看退款详情
                </ButtonLink>
                <ButtonLink href={accountPaths.refunds.href()}>返回退款列表</ButtonLink>
              </>
            }
          />
        )}
      </QueryView>
    </AccountPage>
  );
}
