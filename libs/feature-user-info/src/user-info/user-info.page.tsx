import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi } from '@portal/data-access-api/account';
import { AccountPage } from '@portal/ui-account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { ProfileCard } from './profile-card';
import { ProfileForm } from './profile-form';
import styles from './user-info.module.css';

const data = pageData(() => ({ profile: fetchQuery(accountsApi.endpoints.getUserProfile) }));

export const page = definePage({ data, Page: UserInfoPage });

/** 个人信息 (spec §2): what is known of the account, and what its owner may change. */
function UserInfoPage({ profile: result }: PageProps<typeof data>) {
  return (
    <AccountPage title="个人信息" lead="完善资料，让我们更好地为您服务。">
      <QueryView
        result={result}
        waiting={
          <div className={styles.columns}>
            <Skeleton height={668} />
            <Skeleton height={625} />
          </div>
        }
      >
        {(profile) => (
          <div className={styles.columns}>
            <ProfileCard profile={profile} />
            <ProfileForm key={profile.account} profile={profile} onReload={result.refetch} />
          </div>
        )}
      </QueryView>
    </AccountPage>
  );
}
