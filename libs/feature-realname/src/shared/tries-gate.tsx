import type { MethodLimit } from '@portal/api-contract/account';
import { ButtonLink, type QueryState } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { describeTries } from './failure-panel';
import { toHelpHref } from './help-href';
import { NoticePanel } from './notice-panel';

/** Props of `TriesGate`. */
export interface TriesGateProps {
  readonly limits: QueryState<readonly MethodLimit[]>;
  readonly method: MethodLimit['method'];
  /** Page on which another way is chosen. */
  readonly ways: string;
  readonly children: ReactNode;
}

/** Says that a method has no tries left, and when it has; the form is shown where there are. */
export function TriesGate({ limits, method, ways, children }: TriesGateProps) {
  const limit = limits.data?.find((known) => known.method === method);
  if (limit === undefined || limit.remaining > 0) return children;
  const message = describeTries(limit);
  return (
    <NoticePanel
      tone="warning"
      title="这种方式的次数已用完"
      actions={
        <>
          <ButtonLink href={ways} variant="primary">
            换一种方式
          </ButtonLink>
          <ButtonLink href={toHelpHref({ step: '核验次数已用完', message })}>提交工单</ButtonLink>
        </>
      }
    >
      <p>{message}</p>
    </NoticePanel>
  );
}
