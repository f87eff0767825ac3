import { definePage } from '@portal/data-access-api';
import { useGetUserProfileQuery } from '@portal/data-access-api/session';
import { AccountPage } from '@portal/ui-account';
import { DataNotice, Skeleton } from '@portal/ui-kit';
import { ProfileCard } from './profile-card';
import { ProfileForm } from './profile-form';
import styles from './user-info.module.css';

export const page = definePage({ Page: UserInfoPage });

/** 个人信息 (spec §2): what is known of the account, and what its owner may change. */
function UserInfoPage() {
  const { data: profile, error, refetch } = useGetUserProfileQuery();
  return (
    <AccountPage title="个人信息" lead="完善资料，让我们更好地为您服务。">
      {profile ? (
        <div className={styles.columns}>
          <ProfileCard profile={profile} />
          <ProfileForm key={profile.account} profile={profile} onReload={refetch} />
        </div>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </AccountPage>
  );
}

function Waiting({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error) return <DataNotice error={error} onRetry={onRetry} />;
  return (
    <div className={styles.columns} role="status" aria-label="加载中">
      <Skeleton height={668} />
      <Skeleton height={625} />
    </div>
  );
}
