import { definePage } from '@portal/data-access-api';
import { useAvatarPicture, useGetResourcesQuery, useGetUserProfileQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, formatBeijingTime, PENDING, selectGreeting } from '@portal/ui-account';
import { Avatar, IdentityIcon, SiteLink } from '@portal/ui-kit';
import { useState } from 'react';
import { AnnouncementCard } from './announcement-card';
import styles from './console.module.css';
import { FirstStepsCard } from './first-steps-card';
import { MessageCard } from './message-card';
import { QuickEntries } from './quick-entries';
import { ResourceCard } from './resource-card';
import { SpendCard } from './spend-card';
import { TodoCard } from './todo-card';

export const page = definePage({ Page: ConsolePage });

/**
 * 控制台 (spec §2): what waits, what runs, what it costs, what is new; for a new account, the way there. The greeting
 * waits for nothing.
 */
function ConsolePage() {
  const { data: profile } = useGetUserProfileQuery();
  const picture = useAvatarPicture(profile?.avatar ?? '');
  const { data: resources } = useGetResourcesQuery(undefined, { refetchOnMountOrArgChange: true });
  // Whoever never ordered anything has nothing to look at, but steps to take.
  const isFirstRun = resources?.orders.length === 0;
  const [greeting] = useState(() => selectGreeting(new Date()));
  return (
    <AccountPage
      title={profile ? `${greeting}，${profile.nickname}` : greeting}
      picture={<Avatar picture={picture} size="medium" />}
      lead={profile?.previousLoginAt ? `上次登录：${formatBeijingTime(profile.previousLoginAt)}` : '这里是您的控制台'}
      actions={
        <SiteLink href={accountPaths.overviewCenter.href()} className={styles.account} {...(!profile && PENDING)}>
          <IdentityIcon size={18} />
          {profile ? `账号 ${profile.account}` : '账号中心'}
        </SiteLink>
      }
    >
      <TodoCard isQuiet={isFirstRun} />
      <div className={styles.columns} data-first-run={isFirstRun || undefined}>
        <div className={styles.column}>
          {resources && isFirstRun ? (
            <FirstStepsCard orders={resources.orders} />
          ) : (
            <>
              <SpendCard />
              <ResourceCard />
            </>
          )}
        </div>
        <div className={styles.column}>
          <QuickEntries />
          <MessageCard />
          <AnnouncementCard />
        </div>
      </div>
    </AccountPage>
  );
}
