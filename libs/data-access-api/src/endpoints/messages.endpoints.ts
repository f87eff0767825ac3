import type {
  deleteMessages,
  getMessage,
  getMessagePreference,
  getUnreadCount,
  listMessages,
  readMessages,
  updateMessagePreference,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { mutation, query } from '../api/contract-endpoints';

/** Every list of messages; the counts stand by themselves, since the stream tells of them. */
export const MESSAGE_LIST = { type: 'Message', id: 'LIST' } as const;
const COUNT = { type: 'Message', id: 'COUNT' } as const;
const PREFERENCE = { type: 'Message', id: 'PREFERENCE' } as const;

/** Messages of the account area (endpoints §4.8). */
export const messagesApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    getUnreadCount: query<typeof getUnreadCount>('GET', '/ptl/message/unreadCount', { provides: [COUNT] }),
    listMessages: query<typeof listMessages>('POST', '/ptl/message/pageList', { provides: [MESSAGE_LIST] }),
    getMessage: query<typeof getMessage>('GET', '/ptl/message/detail', {
      // Whoever opens a message has read it.
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(messagesApi.util.invalidateTags([MESSAGE_LIST, COUNT]));
      },
    }),
    readMessages: mutation<typeof readMessages>('POST', '/ptl/message/read', {
      invalidates: [MESSAGE_LIST, COUNT],
      notifiesOfErrors: true,
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
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(messagesApi.util.upsertQueryData('getMessagePreference', undefined, answer.data));
      },
    }),
  }),
});

export const {
  useGetUnreadCountQuery,
  useListMessagesQuery,
  useGetMessageQuery,
  useReadMessagesMutation,
  useDeleteMessagesMutation,
  useGetMessagePreferenceQuery,
  useUpdateMessagePreferenceMutation,
} = messagesApi;
