import type { Consent } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { QueryCard } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import styles from './center.module.css';

/** 授权: what the reader has agreed to. */
export function ConsentCard({ result }: { readonly result: QueryResult<readonly Consent[]> }) {
  return (
    <QueryCard
      title="协议与授权"
      action={<SiteLink href={accountPaths.userPrivacy.href()}>管理授权</SiteLink>}
      result={result}
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
    </QueryCard>
  );
}
