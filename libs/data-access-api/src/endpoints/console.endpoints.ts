import type { getResources, listAnnouncements, listMonthSpend, listTodos } from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { query } from '../api/contract-endpoints';

/** Cards of the console (spec §2; design: account area, console): each is asked for and fails alone. */
export const consoleApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listTodos: query<typeof listTodos>('GET', '/ptl/console/todos', { provides: ['Console'] }),
    listMonthSpend: query<typeof listMonthSpend>('GET', '/ptl/console/spend', { provides: ['Console'] }),
    getResources: query<typeof getResources>('GET', '/ptl/console/resources', { provides: ['Console'] }),
    listAnnouncements: query<typeof listAnnouncements>('GET', '/ptl/console/announcements', { provides: ['Console'] }),
  }),
});
