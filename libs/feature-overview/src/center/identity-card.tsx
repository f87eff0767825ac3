import { useAvatarPicture, useGetUserProfileQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { CallCard, formatBeijingTime } from '@portal/ui-account';
import { Avatar, SiteLink } from '@portal/ui-kit';
import styles from './center.module.css';

/** 身份: whose account this is. */
export function IdentityCard() {
  const call = useGetUserProfileQuery();
  const picture = useAvatarPicture(call.data?.avatar ?? '');
  return (
    <CallCard
      title="账号身份"
      action={<SiteLink href={accountPaths.userInfo.href()}>编辑资料</SiteLink>}
      call={call}
      height={212}
    >
      {(profile) => (
        <>
          <div className={styles.who}>
            <Avatar picture={picture} size="medium" />
            <div>
              <p className={styles.name}>{profile.nickname}</p>
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
    </CallCard>
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
