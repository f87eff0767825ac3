import { definePage, fetchFresh, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, avatarApi, consoleApi, messagesApi, securityApi } from '@portal/data-access-api/account';
import { formsApi } from '@portal/data-access-api/forms';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, formatBeijingTime, selectGreeting } from '@portal/ui-account';
import { Avatar, IdentityIcon, PENDING, SiteLink } from '@portal/ui-kit';
import { useState } from 'react';
import { AnnouncementCard } from './announcement-card';
import styles from './console.module.css';
import { FirstStepsCard } from './first-steps-card';
import { MessageCard } from './message-card';
import { QuickEntries } from './quick-entries';
import { ResourceCard } from './resource-card';
import { SpendCard } from './spend-card';
import { TodoCard } from './todo-card';

const { listTodos, listMonthSpend, getResources, listAnnouncements } = consoleApi.endpoints;

const data = pageData(({ brand: { visibleRange }, read }) => {
  const profile = fetchQuery(accountsApi.endpoints.getUserProfile);
  const resources = fetchFresh(getResources);
  // Whoever never ordered anything has nothing to look at, but steps to take.
  const isFirstRun = read(resources)?.orders.length === 0;
  return {
    ...{ profile, resources },
    picture: fetchQuery(avatarApi.endpoints.getFileContent, read(profile)?.avatar),
    todos: fetchFresh(listTodos),
    spend: isFirstRun ? null : fetchFresh(listMonthSpend),
    messages: fetchFresh(messagesApi.endpoints.listMessages, { pageNo: 1, pageSize: 5 }),
    announcements: fetchQuery(listAnnouncements, { visibleRange }),
    security: isFirstRun ? fetchFresh(securityApi.endpoints.getAccountSecurity) : null,
    applications: fetchFresh(formsApi.endpoints.listApplications, isFirstRun && { pageNo: 1, pageSize: 1 }),
  };
});

export const page = definePage({ data, Page: ConsolePage });

/**
 * 控制台 (spec §2): what waits, what runs, what it costs, what is new; for a new account, the way there. The greeting
 * waits for nothing.
 */
function ConsolePage(props: PageProps<typeof data>) {
  const { picture, todos, spend, resources, messages, announcements } = props;
  const { data: profile } = props.profile;
  const isFirstRun = resources.data?.orders.length === 0;
  const [greeting] = useState(() => selectGreeting(new Date()));
  return (
    <AccountPage
      title={profile ? `${greeting}，${profile.nickname}` : greeting}
      picture={<Avatar picture={picture.data} size="medium" />}
      lead={profile?.previousLoginAt ? `上次登录：${formatBeijingTime(profile.previousLoginAt)}` : '这里是您的控制台'}
      actions={
        <SiteLink href={accountPaths.overviewCenter.href()} className={styles.account} {...(!profile && PENDING)}>
          <IdentityIcon size={18} />
          {profile ? `账号 ${profile.account}` : '账号中心'}
        </SiteLink>
      }
    >
      <TodoCard result={todos} isQuiet={isFirstRun} />
      <div className={styles.columns} data-first-run={isFirstRun || undefined}>
        <div className={styles.column}>
          {isFirstRun ? (
            <FirstStepsCard {...props} />
          ) : (
            <>
              <SpendCard result={spend} />
              <ResourceCard result={resources} />
            </>
          )}
        </div>
        <div className={styles.column}>
          <QuickEntries />
          <MessageCard result={messages} />
          <AnnouncementCard result={announcements} />
        </div>
      </div>
    </AccountPage>
  );
}
