import { useGetUserProfileQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { SiteLink } from '@portal/ui-kit';
import styles from './preference.module.css';

/** Where text messages and mails go, or that they go nowhere yet. */
export function AddressHint() {
  const { data: profile } = useGetUserProfileQuery();
  return (
    <p className={styles.addresses}>
      <span>短信发送到：{profile && (profile.telephone || '未绑定手机')}</span>
      <span>邮件发送到：{profile && (profile.mail || '未绑定邮箱')}</span>
      <SiteLink href={accountPaths.userSecurity.href()}>管理手机与邮箱</SiteLink>
    </p>
  );
}
