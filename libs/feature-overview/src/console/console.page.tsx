import type { EndpointData } from '@portal/api-contract';
import type { Announcement, listMessages } from '@portal/api-contract/account';
import {
  definePage,
  fetchFresh,
  fetchQuery,
  pageData,
  type PageProps,
  type QueryResult,
} from '@portal/data-access-api';
import {
  accountsApi,
  avatarApi,
  consoleApi,
  messagesApi,
  realnameApi,
  securityApi,
} from '@portal/data-access-api/account';
import { formsApi } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, formatBeijingTime, IdentityBadge, QueryCard, selectGreeting } from '@portal/ui-account';
import { Avatar, EmptyState, IdentityIcon, PENDING, SiteLink, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './console.module.css';
import { FirstStepsCard } from './first-steps-card';
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
    standing: fetchFresh(realnameApi.endpoints.findUserCertification),
    applications: fetchFresh(formsApi.endpoints.listApplications, isFirstRun && { pageNo: 1, pageSize: 1 }),
  };
});

export const page = definePage({ data, Page: ConsolePage });

/**
 * 控制台 (spec §2): what waits, what runs, what it costs, what is new; for a new account, the way there. The greeting
 * waits for nothing.
 */
function ConsolePage(props: PageProps<typeof data>) {
  const { picture, todos, spend, resources, messages, announcements, standing } = props;
  const { data: profile } = props.profile;
  const isFirstRun = resources.data?.orders.length === 0;
  const [greeting] = useState(() => selectGreeting(new Date()));
  return (
    <AccountPage
      title={profile ? `${greeting}，${profile.nickname}` : greeting}
      picture={<Avatar picture={picture.data} size="medium" />}
      lead={profile?.previousLoginAt ? `上次登录：${formatBeijingTime(profile.previousLoginAt)}` : '这里是您的控制台'}
      actions={
        <>
          <IdentityBadge standing={standing.data} href={accountPaths.realname.href()} />
          <SiteLink href={accountPaths.overviewCenter.href()} className={styles.account} {...(!profile && PENDING)}>
            <IdentityIcon size={18} />
            {profile ? `账号 ${profile.account}` : '账号中心'}
          </SiteLink>
        </>
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

/** 公告: the newest news of the portal. */
function AnnouncementCard({ result }: { readonly result: QueryResult<readonly Announcement[]> }) {
  return (
    <QueryCard
      title="公告与动态"
      action={<SiteLink href={paths.newsCenter.href()}>更多</SiteLink>}
      result={result}
      height={230}
    >
      {(announcements) =>
        announcements.length > 0 ? (
          <ul className={styles.lines}>
            {announcements.map(({ id, title, url, publishedOn }) => (
              <li key={id}>
                <SiteLink href={url} className={styles.line}>
                  <span className={styles.text}>{title}</span>
                  <time dateTime={publishedOn}>{publishedOn.slice(5)}</time>
                </SiteLink>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState message="暂时没有公告" />
        )
      }
    </QueryCard>
  );
}

/** 最新消息: the newest messages to the reader. */
function MessageCard({ result }: { readonly result: QueryResult<EndpointData<typeof listMessages>> }) {
  const all = accountPaths.overviewMessage.href();
  return (
    <QueryCard title="最新消息" action={<SiteLink href={all}>全部消息</SiteLink>} result={result} height={230}>
      {({ list }) =>
        list.length > 0 ? (
          <ul className={styles.lines}>
            {list.map(({ id, title, isRead, createdAt }) => (
              <li key={id}>
                <SiteLink href={`${all}?id=${id}`} className={styles.line} data-unread={!isRead || undefined}>
                  <span className={styles.text}>
                    {!isRead && <VisuallyHidden>未读：</VisuallyHidden>}
                    {title}
                  </span>
                  <time dateTime={createdAt}>{formatBeijingTime(createdAt).slice(5)}</time>
                </SiteLink>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState message="还没有消息，业务有进展时会在这里通知您" />
        )
      }
    </QueryCard>
  );
}
