import type { EndpointData, getTrialMealByCode, MealList, TrialState } from '@portal/api-contract';
import { useBrand } from '@portal/data-access-api';
import { useGetTrialStateQuery, useSaveTrialMutation } from '@portal/data-access-api/forms';
import { useGetTrialMealByCodeQuery } from '@portal/data-access-api/pages';
import { describeState, trialLifecycle } from '@portal/lifecycles';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { SuccessPanel } from '@portal/ui-forms';
import { Badge, ButtonLink, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { WithProfile } from '../shared/with-profile';
import styles from './product-apply.module.css';
import { UsageForm } from './usage-form';

/** The form of a trial, or what has become of an application that is open already. */
export function TrialApplication({ product: { productCode, productName } }: { readonly product: MealList }) {
  const { visibleRange } = useBrand();
  const [receipt, setReceipt] = useState<TrialState | null>(null);
  const state = useGetTrialStateQuery({ productCode }, { refetchOnMountOrArgChange: true });
  const meal = useGetTrialMealByCodeQuery({ productCode, visibleRange });
  const [saveTrial] = useSaveTrialMutation();

  if (receipt) return <Submitted receipt={receipt} />;
  if (state.currentData) return <OwnTrial trial={state.currentData} productName={productName} />;
  if (state.isLoading || meal.isLoading) {
    return (
      <div role="status" aria-label="正在加载">
        <Skeleton height={480} />
      </div>
    );
  }
  // Where the state cannot be read the form may still be sent: the server rejects a second application.
  return (
    <div className={styles.columns}>
      <WithProfile>
        {(profile) => (
          <UsageForm
            itemLabel="试用产品"
            itemName={productName}
            draftName={`trial:${productCode}`}
            profile={profile}
            send={(usage, idempotencyKey) => saveTrial({ body: { productCode, ...usage }, idempotencyKey })}
            onSubmitted={setReceipt}
            onRejected={() => void state.refetch()}
          />
        )}
      </WithProfile>
      <TrialFacts meal={meal.data} />
    </div>
  );
}

function Submitted({ receipt: { id } }: { readonly receipt: TrialState }) {
  return (
    <SuccessPanel
      title="试用申请已提交"
      number={id}
      steps={[
        '工作人员审核使用场景，需要核对时按您留下的电话联系；免审核的产品直接开通',
        '审核与开通的结果以站内消息通知您，在“我的试用”可查看进度，随时可以取消',
      ]}
      actions={
        <>
          <ButtonLink href={accountPaths.overviewTryProduct.href()} variant="primary">
            查看进度
          </ButtonLink>
          <ButtonLink href={paths.product.href()}>继续浏览产品</ButtonLink>
        </>
      }
    />
  );
}

function TrialFacts({ meal }: { readonly meal: EndpointData<typeof getTrialMealByCode> | undefined }) {
  return (
    <aside className={styles.facts} aria-labelledby="trial-facts">
      <h2 id="trial-facts">试用说明</h2>
      <dl>
        <div>
          <dt>试用期限</dt>
          <dd>{meal ? `${meal.days} 天` : '以审核结果为准'}</dd>
        </div>
        {meal?.specs.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol>
        <li>提交申请</li>
        <li>审核使用场景</li>
        <li>开通试用环境</li>
      </ol>
      <p>试用不收费，到期后不会自动转为付费。</p>
    </aside>
  );
}

interface OwnTrialProps {
  readonly trial: TrialState;
  readonly productName: string;
}

/** Stands in place of the form where the product is tried, or was. */
function OwnTrial({ trial: { id, status }, productName }: OwnTrialProps) {
  const isRunning = status === 30 || status === 31;
  return (
    <section className={styles.open} aria-labelledby="own-trial">
      <h2 id="own-trial">{isRunning ? `${productName}试用中` : `您已申请过${productName}的试用`}</h2>
      <p>
        试用编号 <strong>{id}</strong> <Badge tone="active">{describeState(trialLifecycle, status).label}</Badge>
      </p>
      <p>同一产品每个实名主体只能试用一次，请在“我的试用”查看进度。</p>
      <div className={styles.actions}>
        <ButtonLink href={accountPaths.trialDetail.href(undefined, { id })} variant="primary">
          查看试用进度
        </ButtonLink>
        <ButtonLink href={paths.product.href()}>浏览其他产品</ButtonLink>
      </div>
    </section>
  );
}
