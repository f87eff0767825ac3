import { useAvatarPicture, useGetUserProfileQuery } from '@portal/data-access-api/account';
import { AccountMenu, type AccountMenuProps } from '@portal/ui-layout';

/** Feeds the menu of the account with the picture of the profile. */
export function AccountMenuContainer(props: AccountMenuProps) {
  const { data } = useGetUserProfileQuery();
  return <AccountMenu {...props} picture={useAvatarPicture(data?.avatar ?? '')} />;
}
