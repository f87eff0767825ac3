import { MODEL_DELIVERIES, MODEL_TYPES } from '@portal/api-contract';
import type { ModelSubscriptionDetail } from '@portal/api-contract/account';
import { modelSubscriptionLifecycle } from '@portal/lifecycles';
import { paths } from '@portal/portal-paths';
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
import { ModelKeys } from './model-keys';
import { ModelRatingCard } from './model-rating-card';
import { ModelUsageCard } from './model-usage-card';
import { describeModelStep, describeQuota, describeTimeLeft } from './model-words';
import { QuotaBar } from './quota-bar';
import { TryOutCard } from './try-out-card';
import styles from './models.module.css';

/** Props of `ModelView`. */
export interface ModelViewProps {
  readonly model: ModelSubscriptionDetail;
  /** Title of its page, and the page above. */
  readonly page: Pick<AccountPageProps, 'title' | 'back'>;
}

/** The page of a model in use with what its owner may do. */
export function ModelView({ model, page }: ModelViewProps) {
  const { subscriptionNo, modelName, modelId, status, isEnding, quota } = model;
  const needsRenewal = status === 30 || isEnding;
  return (
    <AccountPage
      {...page}
      actions={
        <>
          <ButtonLink href={accountPaths.workOrderSubmit.href()} size="compact">
            提交工单
          </ButtonLink>
          {needsRenewal && (
            <ButtonLink href={paths.modelApply.href(undefined, { id: modelId })} variant="primary" size="compact">
              重新申请
            </ButtonLink>
          )}
        </>
      }
    >
      <RecordSummary
        label="模型概况"
        facts={[
          ['模型', modelName],
          ['模型编号', subscriptionNo],
          ['状态', <StatusTag key="status" lifecycle={modelSubscriptionLifecycle} state={status} />],
          ['剩余时间', describeTimeLeft(model)],
          ['本月额度', describeQuota(model)],
        ]}
        hint={describeModelStep(model)}
      />
      <RecordColumns
        main={
          <>
            {quota ? <CalledModel model={model} quota={quota} /> : <HandedModel model={model} />}
            <ModelRatingCard modelId={modelId} />
          </>
        }
        aside={
          <>
            <AccountCard title="模型信息">
              <ModelFacts model={model} />
            </AccountCard>
            <AccountCard title="使用进度">
              <Timeline lifecycle={modelSubscriptionLifecycle} log={model.log} />
            </AccountCard>
          </>
        }
      />
    </AccountPage>
  );
}

type Quota = NonNullable<ModelSubscriptionDetail['quota']>;

function CalledModel({ model, quota }: { readonly model: ModelSubscriptionDetail; readonly quota: Quota }) {
  return (
    <>
      {model.status === 10 && (
        <AccountCard title="本月额度">
          <QuotaBar {...quota} />
        </AccountCard>
      )}
      <ModelUsageCard id={model.id} />
      <ModelKeys model={model} />
      {model.interface && model.actions.includes('tryOut') && (
        <TryOutCard id={model.id} modelInterface={model.interface} />
      )}
    </>
  );
}

/** How a model reaches its user that is not called. */
const HANDOVERS: Readonly<Partial<Record<ModelSubscriptionDetail['deliveryMode'], string>>> = {
  2: '模型文件与许可由交付人员发送给申请时填写的联系人，许可与登记的设备绑定。更换硬件或需要重新获取文件时，请提交工单。',
  3: '模型随所属应用开通，在应用中直接使用，无需密钥。参数配置由实施人员与您一起完成。',
};

function HandedModel({ model: { deliveryMode } }: { readonly model: ModelSubscriptionDetail }) {
  return (
    <AccountCard title="如何使用">
      <p className={styles.text}>{HANDOVERS[deliveryMode]}</p>
    </AccountCard>
  );
}

function ModelFacts({ model }: { readonly model: ModelSubscriptionDetail }) {
  const { modelName, modelUrl, modelType, deliveryMode, applicationNo, startsAt, endsAt } = model;
  const name = (
    <SiteLink href={modelUrl} className={cardStyles.link}>
      {modelName}
    </SiteLink>
  );
  return (
    <FactList
      facts={[
        ['模型', name],
        ['类型', MODEL_TYPES[modelType]],
        ['交付方式', MODEL_DELIVERIES[deliveryMode]],
        ['申请编号', applicationNo],
        ['开始时间', formatBeijingTime(startsAt)],
        ['到期时间', formatBeijingTime(endsAt)],
      ]}
    />
  );
}
