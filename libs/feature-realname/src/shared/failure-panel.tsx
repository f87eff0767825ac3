import {
  CERTIFICATION_METHODS,
  type Identification,
  IDENTITY_FAILURES,
  type MethodLimit,
} from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';
import { ButtonLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { AppealForm } from './appeal-form';
import styles from './failure-panel.module.css';
import { findLimit } from './find-limit';
import { toHelpHref } from './help-href';
import { NoticePanel } from './notice-panel';
import type { Way } from './way-list';

/** Props of `FailurePanel`. */
export interface FailurePanelProps {
  readonly record: Identification;
  readonly limits: readonly MethodLimit[];
  /** Page on which the same is tried again. */
  readonly again: string;
  /** Other ways to an identity. */
  readonly others: readonly Way[];
}

/** A verification that has failed: what did not match, what is left, and the ways on. */
export function FailurePanel({ record, limits, again, others }: FailurePanelProps) {
  const { method, failure, reason } = record;
  const limit = findLimit(limits, record);
  const mayRetry = (limit?.remaining ?? 1) > 0;
  return (
    <NoticePanel
      tone="danger"
      title="认证未通过"
      actions={
        <>
          {mayRetry && (
            <ButtonLink href={again} variant="primary">
              重新填写
            </ButtonLink>
          )}
          <ButtonLink href={toHelpHref({ step: '核验未通过', message: reason, record })}>提交工单</ButtonLink>
        </>
      }
    >
      <p role="alert">{reason}</p>
      <dl className={styles.facts}>
        <Fact name="认证方式">{CERTIFICATION_METHODS[method]}</Fact>
        {failure && <Fact name="未通过的项目">{IDENTITY_FAILURES[failure]}</Fact>}
        {limit?.unlockAt && <Fact name="解锁时间">{formatBeijingTime(limit.unlockAt)}</Fact>}
        {limit && <Fact name="剩余次数">{describeTries(limit)}</Fact>}
      </dl>
      {failure === 'conflict' && <AppealForm id={record.id} />}
      {others.length > 0 && (
        <p className={styles.others}>
          也可以改用：
          {others.map(({ href, title }) => (
            <ButtonLink key={href} href={href} variant="text">
              {title}
            </ButtonLink>
          ))}
        </p>
      )}
    </NoticePanel>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Tries of a method that are left, and when there are more. */
export function describeTries({ remaining, unlockAt }: MethodLimit): string {
  if (remaining > 0) return `24小时内还可尝试${remaining}次`;
  return unlockAt ? `次数已用完，${formatBeijingTime(unlockAt)} 后可再试` : '次数已用完，请稍后再试';
}
