import { createApi } from '@reduxjs/toolkit/query/react';
import { contractBaseQuery } from '../http/base-query';

/** The one API of the product; each domain injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: ['Configuration', 'Profile', 'Application', 'Enrolment', 'DocumentFeedback'],
  endpoints: () => ({}),
});
