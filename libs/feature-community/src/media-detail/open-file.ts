import { type AppDispatch, isLoggedIn, readSession } from '@portal/data-access-api';
import { communityTicketsApi } from '@portal/data-access-api/community';
import { goToLogin } from '@portal/data-access-api/session';
import { toSubmissionError } from '@portal/ui-forms';

/** How a file is opened. */
export type OfferedPart = 'file' | 'preview';

const { openCommunityFile } = communityTicketsApi.endpoints;

/** Leads to the file of an item; visitors log in first. Resolves to what is said to the reader, empty where all is well. */
export async function openFile(dispatch: AppDispatch, mid: string, part: OfferedPart): Promise<string> {
  if (!isLoggedIn(readSession())) {
    const { pathname, search, hash } = window.location;
    await goToLogin(dispatch, pathname + search + hash);
    return '';
  }
  const { data, error } = await dispatch(openCommunityFile.initiate({ mid, part }, { track: false }));
  if (!data) return toSubmissionError(error).msg;
  window.location.assign(data.url);
  return '';
}
