import { definePage, fetchFresh, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, messagesApi } from '@portal/data-access-api/account';
import { MessageInbox } from './message-inbox';
import { messageQuery, toMessageFilter } from './message-filter.rules';
import { PreferenceView } from './preference-view';

const { listMessages, getUnreadCount, getMessage, getMessagePreference } = messagesApi.endpoints;

const data = pageData(messageQuery, ({ query }) => {
  const { view, id, page: pageNo, size: pageSize } = query;
  const isInbox = view !== 'preference';
  return {
    messages: fetchFresh(listMessages, isInbox && { ...toMessageFilter(query), pageNo, pageSize }),
    unread: isInbox ? fetchQuery(getUnreadCount) : null,
    message: fetchFresh(getMessage, isInbox && id && { id }),
    preference: isInbox ? null : fetchFresh(getMessagePreference),
    profile: isInbox ? null : fetchQuery(accountsApi.endpoints.getUserProfile),
  };
});

export const page = definePage({ data, Page: MessagesPage });

/** Props of the page of messages, in both of its views. */
export type MessagesPageProps = PageProps<typeof data>;

/** 消息 (spec §2): what there is to know, and how it reaches its reader. */
function MessagesPage(props: MessagesPageProps) {
  return props.query.values.view === 'preference' ? <PreferenceView {...props} /> : <MessageInbox {...props} />;
}
