import type { UserProfile } from '@portal/api-contract';
import type { Certification } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { FactList, formatBeijingTime, IdentityBadge, QueryCard } from '@portal/ui-account';
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
          <FactList
            className={styles.facts}
            facts={[
              ['账号', profile.account],
              ['用户编码', profile.userCode],
              ['注册时间', formatBeijingTime(profile.registeredAt)],
              ['上次登录', profile.previousLoginAt ? formatBeijingTime(profile.previousLoginAt) : '首次登录'],
            ]}
          />
        </>
      )}
    </QueryCard>
  );
}
