import { WORK_ORDER_LIMITS } from '@portal/api-contract/account';
import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, formatBeijingTime } from '@portal/ui-account';
import { SuccessPanel } from '@portal/ui-forms';
import { ButtonLink, Card } from '@portal/ui-kit';
import { useState } from 'react';
import { FormWaiting } from './form-waiting';
import { toWorkOrderHref } from './work-order-href';
import { WorkOrderForm, type WorkOrderReceipt } from './work-order-form';

const BACK = { href: accountPaths.workOrders.href(), text: '我的工单' };

const { title, description } = WORK_ORDER_LIMITS;

/** What another page knows of the case already. */
const CASE = {
  product: urlField.text(64),
  type: urlField.text(64),
  title: urlField.text(title[1]),
  description: urlField.text(description[1]),
};

const data = pageData(CASE, () => ({
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
}));

export const page = definePage({ data, Page: SubmitWorkOrderPage });

/** 提交工单 (spec §2). */
function SubmitWorkOrderPage({ query, profile: { data: profile, isLoading } }: PageProps<typeof data>) {
  const [receipt, setReceipt] = useState<WorkOrderReceipt | null>(null);
  return (
    <AccountPage title="提交工单" lead="说明问题，我们按严重级别承诺响应时间。" back={BACK}>
      {receipt && <Receipt receipt={receipt} />}
      {!receipt && isLoading && <FormWaiting />}
      {!receipt && !isLoading && <WorkOrderForm profile={profile} known={query.values} onSubmitted={setReceipt} />}
    </AccountPage>
  );
}

function Receipt({ receipt: { ticketNo, promiseAt } }: { readonly receipt: WorkOrderReceipt }) {
  return (
    <Card>
      <SuccessPanel
        title="工单已提交"
        number={ticketNo}
        numberLabel="工单编号"
        steps={[
          `工程师将在 ${formatBeijingTime(promiseAt)} 前响应`,
          '有新的回复时，消息中心会提醒您',
          '处理期间可以随时补充信息或催单',
        ]}
        actions={
          <>
            <ButtonLink href={toWorkOrderHref(ticketNo)} variant="primary" size="compact">
              查看工单
            </ButtonLink>
            <ButtonLink href={accountPaths.workOrders.href()} size="compact">
              返回工单列表
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}
