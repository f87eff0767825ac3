import { toFormOutcome } from '@portal/data-access-api/account';
import { useState } from 'react';
import type { SaveResult } from './use-record-form';

/** Runs single acts on records and says why the last one failed. */
export function useRecordAct() {
  const [failure, setFailure] = useState('');
  return {
    failure,
    /** Whether it was done. */
    async run(act: PromiseLike<SaveResult>): Promise<boolean> {
      setFailure('');
      const outcome = toFormOutcome(await act);
      if ('receipt' in outcome) return true;
      setFailure(outcome.msg);
      return false;
    },
  };
}
