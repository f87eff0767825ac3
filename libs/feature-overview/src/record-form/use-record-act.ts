import { type CallResult, useSubmission } from '@portal/ui-forms';

/** Runs single acts on records and says why the last one failed. */
export function useRecordAct() {
  const { error, submit } = useSubmission<unknown>();
  return {
    failure: error?.msg ?? '',
    /** Whether it was done. */
    run: async (act: PromiseLike<CallResult<unknown>>): Promise<boolean> =>
      'receipt' in (await submit(null, () => act)),
  };
}
