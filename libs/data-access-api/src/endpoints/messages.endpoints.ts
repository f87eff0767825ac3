import type { EndpointData, EndpointInput } from '@portal/api-contract';
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
import { call } from '../api/call';

const SILENT = { isSilent: true };

/** Every list of messages; the counts stand by themselves, since the stream tells of them. */
export const MESSAGE_LIST = { type: 'Message', id: 'LIST' } as const;
const COUNT = { type: 'Message', id: 'COUNT' } as const;
const PREFERENCE = { type: 'Message', id: 'PREFERENCE' } as const;

/** Messages of the account area (endpoints §4.8). */
export const messagesApi = accountAreaApi.injectEndpoints({
  endpoints: (build) => ({
    getUnreadCount: build.query<EndpointData<typeof getUnreadCount>, void>({
      query: call<typeof getUnreadCount>('GET', '/ptl/message/unreadCount'),
      providesTags: [COUNT],
      extraOptions: SILENT,
    }),
    listMessages: build.query<EndpointData<typeof listMessages>, EndpointInput<typeof listMessages>>({
      query: call<typeof listMessages>('POST', '/ptl/message/pageList'),
      providesTags: [MESSAGE_LIST],
      extraOptions: SILENT,
    }),
    getMessage: build.query<EndpointData<typeof getMessage>, EndpointInput<typeof getMessage>>({
      query: call<typeof getMessage>('GET', '/ptl/message/detail'),
      // Whoever opens a message has read it.
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(messagesApi.util.invalidateTags([MESSAGE_LIST, COUNT]));
      },
      extraOptions: SILENT,
    }),
    readMessages: build.mutation<EndpointData<typeof readMessages>, EndpointInput<typeof readMessages>>({
      query: call<typeof readMessages>('POST', '/ptl/message/read'),
      invalidatesTags: (_result, error) => (error ? [] : [MESSAGE_LIST, COUNT]),
    }),
    deleteMessages: build.mutation<EndpointData<typeof deleteMessages>, EndpointInput<typeof deleteMessages>>({
      query: call<typeof deleteMessages>('POST', '/ptl/message/delete'),
      invalidatesTags: (_result, error) => (error ? [] : [MESSAGE_LIST, COUNT]),
    }),
    getMessagePreference: build.query<EndpointData<typeof getMessagePreference>, void>({
      query: call<typeof getMessagePreference>('GET', '/ptl/message/preference'),
      providesTags: [PREFERENCE],
      extraOptions: SILENT,
    }),
    updateMessagePreference: build.mutation<
      EndpointData<typeof updateMessagePreference>,
      EndpointInput<typeof updateMessagePreference>
    >({
      query: call<typeof updateMessagePreference>('POST', '/ptl/message/preference'),
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(messagesApi.util.upsertQueryData('getMessagePreference', undefined, answer.data));
      },
      extraOptions: SILENT,
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
