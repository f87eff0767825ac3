import { useGetUserProfileQuery } from '@portal/data-access-api/community';
import { accountPaths } from '@portal/portal-paths/account';
import { Alert, SiteLink } from '@portal/ui-kit';
import styles from './telephone-note.module.css';

/** Tells whoever has no telephone, before they write, that nothing is published without one. */
export function TelephoneNote() {
  const { data } = useGetUserProfileQuery();
  if (data?.telephone !== '') return null;
  return (
    <Alert tone="warning" className={styles.note}>
      发布内容前需要绑定并验证手机号，草稿会为你保存。
      <SiteLink href={accountPaths.userSecurity.href()}>去绑定</SiteLink>
    </Alert>
  );
}
