import type { Certification, Consent } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ConsentGate } from '../shared/consent-gate';
import { MaintenanceNotice } from '../shared/maintenance-notice';
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
