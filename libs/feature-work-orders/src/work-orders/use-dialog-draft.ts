import { useFormDraft, useGetUserProfileQuery } from '@portal/data-access-api/account';

/** Keeps what is typed into the dialog of an action until it is sent: a click beside it, or the end of a session, takes nothing. */
export function useDialogDraft(ticketNo: string, action: string): ReturnType<typeof useFormDraft> {
  const { data: profile } = useGetUserProfileQuery();
  return useFormDraft(`act:${action}:${ticketNo}`, profile?.account);
}
