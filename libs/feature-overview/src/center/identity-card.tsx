import type { UserProfile } from '@portal/api-contract';
import type { Certification } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { formatBeijingTime, IdentityBadge, QueryCard } from '@portal/ui-account';
import { Avatar, SiteLink } from '@portal/ui-kit';
import styles from './center.module.css';

/** Props of `IdentityCard`. */
export interface IdentityCardProps {
  readonly result: QueryResult<UserProfile>;
  /** Of the user, as a `data:` URL. */
  readonly picture: string | undefined;
  readonly standing: Certification | undefined;
}

/** 身份: whose account this is. */
export function IdentityCard({ result, picture, standing }: IdentityCardProps) {
  return (
    <QueryCard
      title="账号身份"
      action={<SiteLink href={accountPaths.userInfo.href()}>编辑资料</SiteLink>}
      result={result}
      height={212}
    >
      {(profile) => (
        <>
          <div className={styles.who}>
            <Avatar picture={picture} size="medium" />
            <div>
              <p className={styles.name}>
                {profile.nickname} <IdentityBadge standing={standing} href={accountPaths.realname.href()} />
              </p>
              <p className={styles.note}>{profile.company || '未填写公司'}</p>
            </div>
          </div>
          <dl className={styles.facts}>
            <Fact name="账号" value={profile.account} />
            <Fact name="用户编码" value={profile.userCode} />
            <Fact name="注册时间" value={formatBeijingTime(profile.registeredAt)} />
            <Fact
              name="上次登录"
              value={profile.previousLoginAt ? formatBeijingTime(profile.previousLoginAt) : '首次登录'}
            />
          </dl>
        </>
      )}
    </QueryCard>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
