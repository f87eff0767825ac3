import { useListConsentsQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { CallCard } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import styles from './center.module.css';

/** 授权: what the reader has agreed to. */
export function ConsentCard() {
  const call = useListConsentsQuery();
  return (
    <CallCard
      title="协议与授权"
      action={<SiteLink href={accountPaths.userPrivacy.href()}>管理授权</SiteLink>}
      call={call}
      height={200}
    >
      {(consents) => (
        <ul className={styles.consents}>
          {consents.map(({ key, title, agreed, at }) => (
            <li key={key}>
              <span>{title}</span>
              <span className={styles.note}>
                {agreed ? '已同意' : '未同意'}
                {at && ` · ${at.slice(0, 10)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </CallCard>
  );
}
