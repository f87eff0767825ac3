import type { ApplicationReceipt, EndpointData, getTrialMealByCode, MealList } from '@portal/api-contract';
import { useBrand } from '@portal/data-access-api';
import { useGetTrialStateQuery, useSaveTrialMutation } from '@portal/data-access-api/forms';
import { useGetTrialMealByCodeQuery } from '@portal/data-access-api/pages';
import { applicationLifecycle, describeState } from '@portal/lifecycles';
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
  const [receipt, setReceipt] = useState<ApplicationReceipt | null>(null);
  const state = useGetTrialStateQuery({ productCode }, { refetchOnMountOrArgChange: true });
  const meal = useGetTrialMealByCodeQuery({ productCode, visibleRange });
  const [saveTrial] = useSaveTrialMutation();

  if (receipt) return <Submitted receipt={receipt} />;
  if (state.currentData) return <OpenApplication application={state.currentData} productName={productName} />;
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

function Submitted({ receipt: { applicationNo } }: { readonly receipt: ApplicationReceipt }) {
  return (
    <SuccessPanel
      title="试用申请已提交"
      number={applicationNo}
      steps={[
        '工作人员受理后审核使用场景，需要核对时按您留下的电话联系',
        '受理与结果以站内消息通知您，在“我的申请”可查看进度，受理前可以撤回',
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
        <li>申请受理与审核</li>
        <li>开通试用环境</li>
      </ol>
      <p>试用不收费，到期后不会自动转为付费。</p>
    </aside>
  );
}

interface OpenApplicationProps {
  readonly application: ApplicationReceipt;
  readonly productName: string;
}

/** Stands in place of the form while an application for the same product is open. */
function OpenApplication({ application: { applicationNo, state }, productName }: OpenApplicationProps) {
  return (
    <section className={styles.open} aria-labelledby="open-application">
      <h2 id="open-application">您已提交过{productName}的试用申请</h2>
      <p>
        申请编号 <strong>{applicationNo}</strong>{' '}
        <Badge tone="active">{describeState(applicationLifecycle, state).label}</Badge>
      </p>
      <p>同一产品同时只能有一个进行中的申请，请在“我的申请”查看进度。</p>
      <div className={styles.actions}>
        <ButtonLink href={accountPaths.overviewTryProduct.href()} variant="primary">
          查看试用进度
        </ButtonLink>
        <ButtonLink href={paths.product.href()}>浏览其他产品</ButtonLink>
      </div>
    </section>
  );
}
