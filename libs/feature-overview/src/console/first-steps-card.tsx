import { useGetAccountSecurityQuery, useGetUserProfileQuery } from '@portal/data-access-api/account';
import { useListApplicationsQuery } from '@portal/data-access-api/forms';
import { AccountCard, CallContent, type PartCall } from '@portal/ui-account';
import { CheckIcon, SiteLink } from '@portal/ui-kit';
import type { ResourceOverview } from '@portal/api-contract/account';
import { type FirstStep, listFirstSteps } from './first-steps.rules';
import styles from './first-steps-card.module.css';

/** 四步上手: stands in for what a new account has none of yet. */
export function FirstStepsCard({ orders }: { readonly orders: ResourceOverview['orders'] }) {
  const call = useFirstSteps(orders);
  return (
    <AccountCard title="四步上手">
      <CallContent call={call} failure="上手步骤加载失败" height={248}>
        {(steps) => <Steps steps={steps} />}
      </CallContent>
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
        {steps.map(({ title, text, act, href, isDone }, index) => (
          <li key={title} data-state={isDone ? 'done' : index === next ? 'next' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <CheckIcon size={16} /> : index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            {isDone ? (
              <span className={styles.done}>已完成</span>
            ) : (
              <SiteLink href={href} className={styles.act} aria-label={`${act}：${title}`}>
                {act}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function useFirstSteps(orders: ResourceOverview['orders']): PartCall<readonly FirstStep[]> {
  const options = { refetchOnMountOrArgChange: true };
  const profile = useGetUserProfileQuery();
  const security = useGetAccountSecurityQuery(undefined, options);
  const applications = useListApplicationsQuery({ pageNo: 1, pageSize: 1 }, options);
  const calls = [profile, security, applications];
  const failed = calls.find(({ isError }) => isError);
  return {
    data:
      profile.data && security.data && applications.data
        ? listFirstSteps({
            company: profile.data.company,
            security: security.data,
            applications: applications.data.total,
            orders,
          })
        : undefined,
    isError: failed !== undefined,
    error: failed?.error,
    refetch: () => calls.filter(({ isError }) => isError).map((call) => call.refetch()),
  };
}
