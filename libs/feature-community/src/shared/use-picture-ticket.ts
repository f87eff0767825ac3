import type { ContentDetail } from '@portal/api-contract/community';
import { useAppSelector } from '@portal/data-access-api';
import { skipToken, useOpenCommunityPicturesQuery } from '@portal/data-access-api/community';

/** Returns what shows pictures that not everybody sees: browsers send no token with a picture. Empty before it came. */
export function usePictureTicket(isNeeded: boolean): string {
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const { data } = useOpenCommunityPicturesQuery(isNeeded && isLoggedIn ? undefined : skipToken);
  return data?.ticket ?? '';
}

/** The address of a picture for whoever has a ticket, which may be empty. */
export function withTicket(address: string, ticket: string): string {
  return ticket ? address.replace('?', `?ticket=${ticket}&`) : address;
}

/** Whether pictures of an item take a ticket: it is for members, or its author's, who sees it off the shelf too. */
export function needsPictureTicket({ audience, mine }: ContentDetail): boolean {
  return audience === 2 || mine?.isAuthor === true;
}
