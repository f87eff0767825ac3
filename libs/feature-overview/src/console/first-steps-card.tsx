import type { UserProfile } from '@portal/api-contract';
import type { AccountSecurity, ResourceOverview } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { AccountCard } from '@portal/ui-account';
import { CheckIcon, type QueryState, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import { type FirstStep, listFirstSteps } from './first-steps.rules';
import styles from './first-steps-card.module.css';

/** Props of `FirstStepsCard`. */
export interface FirstStepsCardProps {
  readonly profile: QueryResult<UserProfile>;
  readonly security: QueryResult<AccountSecurity>;
  readonly applications: QueryResult<{ readonly total: number }>;
  readonly resources: QueryResult<ResourceOverview>;
}

/** 四步上手: stands in for what a new account has none of yet. */
export function FirstStepsCard(props: FirstStepsCardProps) {
  return (
    <AccountCard title="四步上手">
      <QueryView result={combine(props)} waiting={<Skeleton height={248} />} failure="上手步骤加载失败">
        {(steps) => <Steps steps={steps} />}
      </QueryView>
    </AccountCard>
  );
}

function Steps({ steps }: { readonly steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <>
      <div className={styles.progress}>
        <p>
          已完成 <strong>{done}</strong> / {steps.length} 步
        </p>
        <progress max={steps.length} value={done} aria-label={`已完成${done}步，共${steps.length}步`} />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, text, action, href, isDone }, index) => (
          <li key={title} data-state={isDone ? 'done' : index === next ? 'next' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <CheckIcon size={16} /> : index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            {isDone ? (
              <span className={styles.done}>已完成</span>
            ) : (
              <SiteLink href={href} className={styles.action} aria-label={`${action}：${title}`}>
                {action}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the steps are found out from: there once all of it is, failed once a part of it has. */
function combine({
  profile,
  security,
  applications,
  resources,
}: FirstStepsCardProps): QueryState<readonly FirstStep[]> {
  const results = [profile, security, applications, resources];
  const failed = results.filter(({ isError }) => isError);
  return {
    data:
      profile.data && security.data && applications.data && resources.data
        ? listFirstSteps({
            company: profile.data.company,
            security: security.data,
            applications: applications.data.total,
            orders: resources.data.orders,
          })
        : undefined,
    isError: failed.length > 0,
    error: failed[0]?.error,
    refetch: () => failed.forEach((result) => result.refetch()),
  };
}
