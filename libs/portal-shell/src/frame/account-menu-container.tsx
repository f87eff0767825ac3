import { realnameApi, useAvatarPicture, useGetUserProfileQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { IdentityBadge } from '@portal/ui-account';
import { AccountMenu, type AccountMenuProps } from '@portal/ui-layout';

/** Feeds the menu of the account with picture and nickname of the profile, and with how the user stands. */
export function AccountMenuContainer(props: AccountMenuProps) {
  const { data, isError } = useGetUserProfileQuery();
  // The account is shown where there is no profile, not in passing.
  const name = data?.nickname ?? (isError ? props.account.account : '');
  return (
    <AccountMenu {...props} name={name} picture={useAvatarPicture(data?.avatar ?? '')} identity={<OwnIdentity />} />
  );
}

/** Asked for once the menu is open. */
function OwnIdentity() {
  const { data } = realnameApi.endpoints.findUserCertification.useQuery();
  return <IdentityBadge standing={data} href={accountPaths.realname.href()} />;
}
