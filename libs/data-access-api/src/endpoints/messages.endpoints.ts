import type {
  deleteMessages,
  getMessage,
  getMessagePreference,
  getUnreadCount,
  listMessages,
  readMessages,
  updateMessagePreference,
  UnreadCounts,
} from '@portal/api-contract/account';
import { followMessages } from '../account/follow-messages';
import { readMessageStream } from '../account/message-stream';
import { accountAreaApi } from '../api/account-api';
import { mutation, query } from '../api/contract-endpoints';

/** Every list of messages; the counts stand by themselves, since the stream tells of them. */
const MESSAGE_LIST = { type: 'Message', id: 'LIST' } as const;
const COUNT = { type: 'Message', id: 'COUNT' } as const;
const PREFERENCE = { type: 'Message', id: 'PREFERENCE' } as const;

/** Messages of the account area (endpoints §4.8). */
export const messagesApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    getUnreadCount: query<typeof getUnreadCount>('GET', '/ptl/message/unreadCount', {
      provides: [COUNT],
      // The stream ends with the last who shows the counts; the next page may show them again at once.
      keepUnusedDataFor: 1,
      async onCacheEntryAdded(_input, { dispatch, getCacheEntry, cacheEntryRemoved }) {
        const note = (unread: UnreadCounts) => {
          const { data } = getCacheEntry();
          if (isSame(data, unread)) return;
          void dispatch(messagesApi.util.upsertQueryData('getUnreadCount', undefined, unread));
          // The first counts change nothing: lists are as new as they are.
          if (data) dispatch(messagesApi.util.invalidateTags([MESSAGE_LIST]));
        };
        const ask = async () => {
          const { data } = getCacheEntry();
          const options = { forceRefetch: true, subscribe: false };
          const response = await dispatch(messagesApi.endpoints.getUnreadCount.initiate(undefined, options));
          if (response.data && !isSame(data, response.data)) dispatch(messagesApi.util.invalidateTags([MESSAGE_LIST]));
        };
        const stop = followMessages({ readStream: readMessageStream, onCounts: note, poll: () => void ask() });
        await cacheEntryRemoved;
        stop();
      },
    }),
    listMessages: query<typeof listMessages>('POST', '/ptl/message/pageList', { provides: [MESSAGE_LIST] }),
    getMessage: query<typeof getMessage>('GET', '/ptl/message/detail', {
      // Whoever opens a message has read it.
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => undefined);
        if (response) dispatch(messagesApi.util.invalidateTags([MESSAGE_LIST, COUNT]));
      },
    }),
    readMessages: mutation<typeof readMessages>('POST', '/ptl/message/read', {
      invalidates: [MESSAGE_LIST, COUNT],
      notifiesOfErrors: true,
      async onQueryStarted(which, { dispatch, getState, queryFulfilled }) {
        const { ids, ...filter } = which ?? {};
        const { selectInvalidatedBy, updateQueryData } = messagesApi.util;
        const patches = selectInvalidatedBy(getState(), [MESSAGE_LIST]).map(({ originalArgs }) => {
          const isAll = ids === undefined && isSame(originalArgs, { ...originalArgs, ...OPEN, ...filter });
          return dispatch(
            updateQueryData('listMessages', originalArgs, ({ list }) => {
              for (const message of list) if (isAll || ids?.includes(message.id)) message.isRead = true;
            }),
          );
        });
        await queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
    }),
    deleteMessages: mutation<typeof deleteMessages>('POST', '/ptl/message/delete', {
      invalidates: [MESSAGE_LIST, COUNT],
      notifiesOfErrors: true,
    }),
    getMessagePreference: query<typeof getMessagePreference>('GET', '/ptl/message/preference', {
      provides: [PREFERENCE],
    }),
    updateMessagePreference: mutation<typeof updateMessagePreference>('POST', '/ptl/message/preference', {
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => undefined);
        if (response) dispatch(messagesApi.util.upsertQueryData('getMessagePreference', undefined, response.data));
      },
    }),
  }),
});

/** A filter that leaves everything open. */
const OPEN = { type: undefined, read: undefined, keyword: undefined };

function isSame(first: object | undefined, second: object): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

export const {
  useGetUnreadCountQuery,
  useReadMessagesMutation,
  useDeleteMessagesMutation,
  useUpdateMessagePreferenceMutation,
} = messagesApi;
