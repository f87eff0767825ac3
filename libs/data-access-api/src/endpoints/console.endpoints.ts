import type { EndpointData, EndpointInput } from '@portal/api-contract';
import type { getResources, listAnnouncements, listMonthSpend, listTodos } from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { call } from '../api/call';

const CARD = { providesTags: ['Console'] as const, extraOptions: { isSilent: true } };

/** Cards of the console (spec §2; design: account area, console): each is asked for and fails alone. */
export const consoleApi = accountAreaApi.injectEndpoints({
  endpoints: (build) => ({
    listTodos: build.query<EndpointData<typeof listTodos>, void>({
      query: call<typeof listTodos>('GET', '/ptl/console/todos'),
      ...CARD,
    }),
    listMonthSpend: build.query<EndpointData<typeof listMonthSpend>, void>({
      query: call<typeof listMonthSpend>('GET', '/ptl/console/spend'),
      ...CARD,
    }),
    getResources: build.query<EndpointData<typeof getResources>, void>({
      query: call<typeof getResources>('GET', '/ptl/console/resources'),
      ...CARD,
    }),
    listAnnouncements: build.query<EndpointData<typeof listAnnouncements>, EndpointInput<typeof listAnnouncements>>({
      query: call<typeof listAnnouncements>('GET', '/ptl/console/announcements'),
      ...CARD,
    }),
  }),
});

export const { useListTodosQuery, useListMonthSpendQuery, useGetResourcesQuery, useListAnnouncementsQuery } =
  consoleApi;
