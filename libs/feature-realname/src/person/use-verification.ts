import type { Certification, CertificationMethod, Identification } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { usePolling } from '@portal/ui-account';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** How often it is asked whether a provider that was slow has spoken, in milliseconds. */
const POLLING_MS = 3000;

/** Query parameter that names the step, as of every long form. */
const STEP = 'step';
const PROOF = 'proof';

/**
 * A verification of one method: what of it waits for its owner, which the URL says as a step, and the way to its
 * result. The server knows where it stands: a reload, a new login and another tab go on at the same place.
 */
export function useVerification(standing: QueryResult<Certification>, method: CertificationMethod) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const ongoing = standing.data?.ongoing;
  const waiting = ongoing?.method === method && ongoing.state === 2 ? ongoing : undefined;
  usePolling(standing.refetch, waiting && !waiting.hasElements ? POLLING_MS : 0);

  // What ends while the page is open ends in its result; a try that its owner takes back does not.
  const [begunId, setBegunId] = useState('');
  if (waiting && waiting.id !== begunId) setBegunId(waiting.id);
  const failedId = standing.data?.failed?.id;
  const endedId = begunId !== '' && failedId === begunId ? failedId : '';

  function showResult({ id }: Pick<Identification, 'id'>): void {
    void navigate(accountPaths.realnameSubmitSuccess.href(undefined, { id }), { replace: true });
  }

  useEffect(() => {
    if (endedId) void navigate(accountPaths.realnameSubmitSuccess.href(undefined, { id: endedId }), { replace: true });
  }, [endedId, navigate]);

  const isWaiting = waiting !== undefined;
  const isKnown = standing.data !== undefined;
  useEffect(() => {
    if (!isKnown || (params.get(STEP) === PROOF) === isWaiting) return;
    const next = new URLSearchParams(params);
    if (isWaiting) next.set(STEP, PROOF);
    else next.delete(STEP);
    setParams(next, { replace: true });
  }, [isKnown, isWaiting, params, setParams]);

  return {
    /** What waits for its owner; absent before it is handed in. */
    waiting,
    showResult,
    /** Goes on with what was handed in: its result where it has one already, else the page follows by itself. */
    goOn: (record: Identification) => {
      if (record.state !== 2) showResult(record);
    },
  };
}
