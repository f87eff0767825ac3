import type { InstanceDetail } from '@portal/api-contract/account';
import { formatPeriod } from '@portal/api-contract/account';
import { instanceLifecycle } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import {
  AccountCard,
  AccountPage,
  type AccountPageProps,
  cardStyles,
  FactList,
  formatBeijingTime,
  RecordColumns,
  RecordSummary,
  StatusTag,
  Timeline,
} from '@portal/ui-account';
import { ButtonLink, SiteLink } from '@portal/ui-kit';
import { toApplicationHref } from '../refunds/refund-hrefs';
import { AutoRenewalCard } from './auto-renewal-card';
import { toRenewHref, toUpgradeHref } from './instance-hrefs';
import { describeInstanceStep, describeTimeLeft } from './instance-words';
import { InstanceKeys } from './instance-keys';
import { PeriodBar } from './period-bar';
import { RelatedRecords } from './related-records';
import { UsageCard } from './usage-card';

/** Props of `InstanceView`. */
export interface InstanceViewProps {
  readonly instance: InstanceDetail;
  /** Title of its page, and the page above. */
  readonly page: Pick<AccountPageProps, 'title' | 'back'>;
}

/** The page of a product in use with what its owner may do. */
export function InstanceView({ instance, page }: InstanceViewProps) {
  const { instanceId, instanceNo, productName, productCode, status, actions, refundOrderNo, consoleUrl } = instance;
  return (
    <AccountPage
      {...page}
      actions={
        <>
          {consoleUrl && (
            <ButtonLink href={consoleUrl} size="compact" target="_blank" rel="noopener noreferrer">
              进入控制台
            </ButtonLink>
          )}
          <ButtonLink href={accountPaths.workOrderSubmit.href(undefined, { product: productCode })} size="compact">
            提交工单
          </ButtonLink>
          {refundOrderNo && (
            <ButtonLink href={toApplicationHref(refundOrderNo)} size="compact">
              申请退款
            </ButtonLink>
          )}
          {actions.includes('upgrade') && (
            <ButtonLink href={toUpgradeHref(instanceId)} size="compact">
              升级
            </ButtonLink>
          )}
          {actions.includes('renew') && (
            <ButtonLink href={toRenewHref(instanceId)} variant="primary" size="compact">
              续费
            </ButtonLink>
          )}
        </>
      }
    >
      <RecordSummary
        label="产品概况"
        facts={[
          ['产品', productName],
          ['产品编号', instanceNo],
          ['状态', <StatusTag key="status" lifecycle={instanceLifecycle} state={status} />],
          ['剩余时间', describeTimeLeft(instance)],
        ]}
        hint={describeInstanceStep(instance)}
      />
      <RecordColumns
        main={
          <>
            <AccountCard title="使用周期">
              <PeriodBar instance={instance} />
            </AccountCard>
            <UsageCard usage={instance.usage} isDemo={instance.isUsageDemo} />
            <InstanceKeys instance={instance} />
            <RelatedRecords instance={instance} />
          </>
        }
        aside={
          <>
            <AccountCard title="产品信息">
              <InstanceFacts instance={instance} />
            </AccountCard>
            <AutoRenewalCard instance={instance} />
            <AccountCard title="产品进度">
              <Timeline lifecycle={instanceLifecycle} log={instance.log} />
            </AccountCard>
          </>
        }
      />
    </AccountPage>
  );
}

function InstanceFacts({ instance }: { readonly instance: InstanceDetail }) {
  const { productName, productUrl, planName, quantity, period, startsAt, endsAt } = instance;
  const product = (
    <SiteLink href={productUrl} className={cardStyles.link}>
      {productName}
    </SiteLink>
  );
  return (
    <FactList
      facts={[
        ['产品', product],
        ['套餐', planName],
        ['数量', `${quantity} 份`],
        ['购买时长', formatPeriod(period)],
        ['开始时间', formatBeijingTime(startsAt)],
        ['到期时间', formatBeijingTime(endsAt)],
      ]}
    />
  );
}
