import { createApi } from '@reduxjs/toolkit/query/react';
import { contractBaseQuery } from '../http/base-query';
import type { PublicTag, Tag } from './tags';

const TAGS: readonly PublicTag[] = ['Configuration', 'Profile', 'Application', 'Enrolment', 'DocumentFeedback'];

/** The one API of the product; each domain injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: TAGS as readonly Tag[],
  endpoints: () => ({}),
});
