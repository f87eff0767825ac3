import type { Certification, CertificationMethod, Identification } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { usePolling } from '@portal/ui-account';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findDetour } from './person-detour';

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
  const [params, setParams] = useSearchParams();
  const ongoing = standing.data?.ongoing;
  const waiting = ongoing?.method === method && ongoing.state === 2 ? ongoing : undefined;
  usePolling(standing.refetch, waiting && !waiting.hasElements ? POLLING_MS : 0);

  const [begunId, setBegunId] = useState('');
  if (waiting && waiting.id !== begunId) setBegunId(waiting.id);
  const [handedInId, showResult] = useState('');
  const resultId = handedInId || (isEnded(standing.data, begunId) ? begunId : '');

  const isWaiting = waiting !== undefined;
  // Whoever is led elsewhere has no step here.
  const isHere = standing.data !== undefined && !resultId && !findDetour(standing.data);
  useEffect(() => {
    if (!isHere || (params.get(STEP) === PROOF) === isWaiting) return;
    const next = new URLSearchParams(params);
    if (isWaiting) next.set(STEP, PROOF);
    else next.delete(STEP);
    setParams(next, { replace: true });
  }, [isHere, isWaiting, params, setParams]);

  return {
    /** What waits for its owner; absent before it is handed in. */
    waiting,
    /** Path of the page that shows what came of it; empty before that. */
    result: resultId && accountPaths.realnameSubmitSuccess.href(undefined, { id: resultId }),
    showResult: ({ id }: Pick<Identification, 'id'>) => showResult(id),
    /** Goes on with what was handed in: its result where it has one already, else the page follows by itself. */
    goOn: ({ id, state }: Identification) => {
      if (state !== 2) showResult(id);
    },
  };
}

/** Whether something that was begun on the page waits for its owner no more; what was taken back has no result. */
function isEnded(standing: Certification | undefined, begunId: string): boolean {
  const { effective, ongoing, failed } = standing ?? {};
  const isReviewed = ongoing?.id === begunId && ongoing.state > 2;
  return begunId !== '' && (effective?.id === begunId || failed?.id === begunId || isReviewed);
}
