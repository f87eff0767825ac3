import { type CallResult, useSubmission } from '@portal/ui-forms';

/** Runs single actions on records and says why the last one failed. */
export function useRecordAction() {
  const { error, submit } = useSubmission<unknown>();
  return {
    failure: error?.msg ?? '',
    /** Whether it was done. */
    run: async (action: PromiseLike<CallResult<unknown>>): Promise<boolean> =>
      'receipt' in (await submit(null, () => action)),
  };
}
