import type { Certification, Consent, MethodLimit } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { ButtonLink, QueryView, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ConsentGate } from '../shared/consent-gate';
import { describeTries } from '../shared/failure-panel';
import { toHelpHref } from '../shared/help-href';
import { MaintenanceNotice } from '../shared/maintenance-notice';
import { NoticePanel } from '../shared/notice-panel';
import { useEntrance } from '../shared/use-entrance';
import { findDetour } from './person-detour';

/** Props of `PersonGate`. */
export interface PersonGateProps {
  readonly standing: QueryResult<Certification>;
  /** Which side has to be open; either where it is left out. */
  readonly channel?: 'thirdParty' | 'manualAudit';
  /** Path that shows what came of the verification on this page; empty while it goes on. */
  readonly result?: string;
  readonly consents?: readonly Consent['key'][];
  readonly children: (standing: Certification) => ReactNode;
}

const WAYS = accountPaths.personalChooseway.href();

/** Lets through whoever may verify a person now; leads everybody else to where they can go on. */
export function PersonGate({ standing, channel, result = '', consents = [], children }: PersonGateProps) {
  const entrance = useEntrance();
  if (result) return <Navigate to={result} replace />;
  if (entrance.isClosed) return <MaintenanceNotice />;
  if (channel && !entrance[channel]) return <Navigate to={WAYS} replace />;
  return (
    <QueryView result={standing} waiting={<Skeleton height={320} />}>
      {(known) => {
        const detour = findDetour(known);
        if (detour) return <Navigate to={detour} replace />;
        if (consents.length === 0) return children(known);
        return (
          <ConsentGate needs={consents} otherwise={{ href: WAYS, text: '不同意，换一种方式' }}>
            {children(known)}
          </ConsentGate>
        );
      }}
    </QueryView>
  );
}

/** Props of `TriesGate`. */
export interface TriesGateProps {
  readonly limits: QueryResult<readonly MethodLimit[]>;
  readonly method: MethodLimit['method'];
  readonly children: ReactNode;
}

/** Says that a method has no tries left, and when it has; the form is shown where there are. */
export function TriesGate({ limits, method, children }: TriesGateProps) {
  const limit = limits.data?.find((known) => known.method === method);
  if (limit === undefined || limit.remaining > 0) return children;
  const message = describeTries(limit);
  return (
    <NoticePanel
      tone="warning"
      title="这种方式的次数已用完"
      actions={
        <>
          <ButtonLink href={WAYS} variant="primary">
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
