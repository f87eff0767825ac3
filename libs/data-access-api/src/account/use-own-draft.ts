import { useGetUserProfileQuery } from '../endpoints/accounts.endpoints';
import { type FormDraft, useFormDraft } from '../session/form-draft';

/**
 * Keeps what is typed into a dialog until it is sent, for whoever is logged in: a click beside it, or the end of a
 * session, takes nothing.
 */
export function useOwnDraft(form: string): FormDraft {
  const { data: profile } = useGetUserProfileQuery();
  return useFormDraft(form, profile?.account);
}
