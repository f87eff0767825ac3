import { useAvatarPicture, useGetUserProfileQuery } from '@portal/data-access-api/account';
import { Avatar } from '@portal/ui-layout';

/** Picture of whoever is logged in, as the profile has it. */
export function OwnAvatar() {
  const { data } = useGetUserProfileQuery();
  return <Avatar picture={useAvatarPicture(data?.avatar ?? '')} />;
}
