import { useAvatarPicture, useGetUserProfileQuery } from '@portal/data-access-api/account';
import { AccountMenu, type AccountMenuProps } from '@portal/ui-layout';

/** Feeds the menu of the account with picture and nickname of the profile. */
export function AccountMenuContainer(props: AccountMenuProps) {
  const { data, isError } = useGetUserProfileQuery();
  // The account is shown where there is no profile, not in passing.
  const name = data?.nickname ?? (isError ? props.account.account : '');
  return <AccountMenu {...props} name={name} picture={useAvatarPicture(data?.avatar ?? '')} />;
}
